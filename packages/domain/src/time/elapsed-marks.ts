import type { Milliseconds, Seconds } from '../core/units.ts'

const STEPS: readonly Seconds[] = [10, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600, 7200, 14_400]

/** Evenly spaced axis marks from 0 to `last` ms, with at most `mostSteps` steps. A `last` that isn't finite counts as 0. */
export const elapsedMarks = (last: Milliseconds, mostSteps: number): readonly Milliseconds[] => {
  const length = Math.max(0, Number.isFinite(last) ? last : 0) / 1000
  const step = STEPS.find((one) => length / one <= mostSteps) ?? Math.ceil(length / mostSteps / 3600) * 3600
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step * 1000)
}
