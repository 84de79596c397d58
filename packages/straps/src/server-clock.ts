import type { Milliseconds } from '@repo/domain/core/units'

const KEPT_READINGS = 8
/** Two clocks drift apart by 200 ppm at most: this much over 8 reports. */
const DRIFT_MS: Milliseconds = 50

/** One report: steady times of the device around the server's time. */
export interface ClockReading {
  readonly sentAt: Milliseconds
  readonly receivedAt: Milliseconds
  readonly serverTime: Milliseconds
}

const roundTripOf = ({ sentAt, receivedAt }: ClockReading): Milliseconds => receivedAt - sentAt

/** Both readings are possible with one offset. Otherwise, a clock was set or the device was suspended. */
const agree = (one: ClockReading, other: ClockReading): boolean =>
  one.serverTime - one.receivedAt <= other.serverTime - other.sentAt + DRIFT_MS &&
  other.serverTime - other.receivedAt <= one.serverTime - one.sentAt + DRIFT_MS

/** Keeps the last 8 readings that agree with the newest. */
export const addReading = (readings: readonly ClockReading[], reading: ClockReading): readonly ClockReading[] =>
  [...readings.filter((earlier) => agree(earlier, reading)), reading].slice(-KEPT_READINGS)

/** What to add to the steady clock, by the reading with the shortest round trip. Null without a reading. */
export const offsetOf = (readings: readonly ClockReading[]): Milliseconds | null => {
  const [best] = readings.toSorted((a, b) => roundTripOf(a) - roundTripOf(b))
  return best === undefined ? null : best.serverTime - (best.sentAt + best.receivedAt) / 2
}
