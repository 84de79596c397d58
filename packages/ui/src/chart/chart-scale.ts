import type { scaleLinear } from '@visx/scale'

export type LinearScale = ReturnType<typeof scaleLinear<number>>

export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
}

/** Distance between the lines of a label, in sizes of its font. */
export const LINE_HEIGHT = 1.25

const [least, greatest] = [1e-6, 1e15]

/** Clamps to values a scale can take: no negatives, subnormals, or infinity. */
export const atLeastZero = (value: number): number => (value >= least ? Math.min(value, greatest) : 0)

export const tickCount = (height: number, fontSize: number): number =>
  Math.max(1, Math.min(4, Math.floor(height / (fontSize * 4))))
