/** The product's board in motion, or as many bare boxes that move as far: what this browser is able to. */
export type MotionWay = 'board' | 'boxes'

/** What a stretch of class seconds took: the times between frames, and the turns of the page's thread, in milliseconds. */
export interface Motion {
  readonly frames: readonly number[]
  /** Turns of more than 50 ms. */
  readonly longTasks: readonly number[]
}

/** Lets a class run for so many seconds: a packet a second, sorted every fifth. */
export type MeasureMotion = (way: MotionWay, seconds: number) => Promise<Motion>
