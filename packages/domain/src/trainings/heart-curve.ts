import type { Bpm, Seconds } from '../core/units.ts'

const MOST_POINTS = 120

/** Mean heart rates of equal steps from the start. Null for a step without a heart rate. */
export interface HeartCurve {
  readonly stepSeconds: Seconds
  readonly heartRates: readonly (Bpm | null)[]
}

interface Beat {
  readonly second: Seconds
  readonly heartRate: Bpm
}

/** At most 120 steps, each a multiple of `leastStep`: the distance of the stored heart rates. */
export const heartCurveOf = (beats: readonly Beat[], leastStep: Seconds = 1): HeartCurve => {
  const length = beats.reduce((longest, { second }) => Math.max(longest, second + 1), 0)
  const stepSeconds = leastStep * Math.max(1, Math.ceil(length / (MOST_POINTS * leastStep)))
  const sums = Array.from({ length: Math.ceil(length / stepSeconds) }, () => ({ total: 0, count: 0 }))
  for (const { second, heartRate } of beats) {
    const sum = sums[Math.floor(second / stepSeconds)]
    if (sum === undefined) continue
    sum.total += heartRate
    sum.count += 1
  }
  return {
    stepSeconds,
    heartRates: sums.map(({ total, count }) => (count === 0 ? null : Math.round(total / count))),
  }
}
