import type { Bpm, Milliseconds } from '@repo/domain/core/units'

/** The company identifier of Polar's manufacturer data. */
export const POLAR = 0x006b

export interface PolarBroadcast {
  /** Slow average. */
  readonly heartRate: Bpm
  readonly hasContact: boolean
  /** 3 bits; changes while the strap measures. */
  readonly counter: number
  readonly isBatteryLow: boolean
}

const BATTERY = 0b0000_0001
const CONTACT = 0b0000_0010
const COUNTER = 0b0001_1100
const OTHER_DATA = 0b0100_0000

/**
 * Parses Polar's manufacturer data without the company identifier. Null if it holds no heart rate.
 * Source: polar-ble-sdk, `BlePolarHrAdvertisement`.
 */
export const parsePolarBroadcast = (data: DataView): PolarBroadcast | null => {
  if (data.byteLength < 4) return null
  const flags = data.getUint8(0)
  if ((flags & OTHER_DATA) !== 0) return null
  return {
    heartRate: data.getUint8(3),
    hasContact: (flags & CONTACT) !== 0,
    counter: (flags & COUNTER) >> 2,
    isBatteryLow: (flags & BATTERY) !== 0,
  }
}

const COUNTING_MS: Milliseconds = 5000
const CHANGING_MS: Milliseconds = 10_000

/** Follows the broadcasts of one strap. */
export interface PolarStrap {
  readonly last: PolarBroadcast
  readonly countedAt: Milliseconds
  readonly changedAt: Milliseconds
  /** A strap taken off keeps sending its last rate. Source: polar-ble-sdk issue 137. */
  readonly isWorn: boolean
}

/** `before` is null for the first broadcast of a strap, which proves nothing yet. `now` is any steady clock. */
export const readPolarStrap = (before: PolarStrap | null, received: PolarBroadcast, now: Milliseconds): PolarStrap => {
  const hasCounted = before !== null && before.last.counter !== received.counter
  const hasChanged = before !== null && before.last.heartRate !== received.heartRate
  const countedAt = hasCounted ? now : (before?.countedAt ?? Number.NEGATIVE_INFINITY)
  const changedAt = hasChanged ? now : (before?.changedAt ?? Number.NEGATIVE_INFINITY)
  const isCounting = received.hasContact && now - countedAt < COUNTING_MS
  return {
    last: received,
    countedAt,
    changedAt,
    isWorn: received.heartRate > 0 && (isCounting || now - changedAt < CHANGING_MS),
  }
}
