import type { CurveZone, HeartCurveData } from '../heart-curve/heart-curve-layout.ts'
import { random } from './people.ts'

const LEVELS = ['minimum', 'light', 'moderate', 'intense', 'maximum'] as const

const zonesOf = (maxHeartRate: number): CurveZone[] =>
  LEVELS.map((level, index) => ({
    level,
    from: (maxHeartRate * (50 + index * 10)) / 100,
    share: `${50 + index * 10} %`,
  }))

/** Warms up, works in intervals, and cools down; seeded. */
export function classCurve(minutes: number, maxHeartRate = 186): HeartCurveData {
  const next = random(5)
  const count = 110
  const heartRates = Array.from({ length: count }, (_, index) => {
    const at = index / count
    const warm = Math.min(1, at * 5)
    const cool = at > 0.88 ? (at - 0.88) * 500 : 0
    return Math.round(88 + warm * 52 + Math.sin(at * 34) * 20 * warm - cool + next() * 5)
  })
  return { stepSeconds: (minutes * 60) / count, heartRates, zones: zonesOf(maxHeartRate) }
}

export const clockOf = (at: number): string => {
  const total = Math.round(at / 1000)
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const pad = (value: number): string => String(value).padStart(2, '0')
  return hours === 0 ? `${minutes}:${pad(seconds)}` : `${hours}:${pad(minutes)}:${pad(seconds)}`
}

/** Whole steps of minutes. */
export const minuteTicks =
  (curve: HeartCurveData) =>
  (mostSteps: number): number[] => {
    const length = curve.heartRates.length * curve.stepSeconds
    const step = [60, 300, 600, 900, 1800, 3600].find((one) => length / one <= mostSteps) ?? 7200
    return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step * 1000)
  }
