import type { Milliseconds, Seconds } from '../core/units.ts'

/** Steps that people count time by. */
const STEPS: readonly Seconds[] = [10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400]
const MOST_STEPS = 6

/** Evenly spaced moments since a start, from 0 up to `last`: as many as an axis has room for. */
export const elapsedMarks = (last: Milliseconds): readonly Milliseconds[] => {
  const length = Math.max(0, Number.isFinite(last) ? last : 0) / 1000
  const step = STEPS.find((one) => length / one <= MOST_STEPS) ?? Math.ceil(length / MOST_STEPS / 3600) * 3600
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step * 1000)
}
