/** The product's board in motion, or as many bare boxes that move as far: what this browser is able to. */
export type MotionWay = 'board' | 'boxes'

/** Lets a class run for so many seconds: a packet a second, sorted every fifth. */
export type RunMotion = (seconds: number) => Promise<void>
