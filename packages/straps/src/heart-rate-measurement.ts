import type { Bpm } from '@repo/domain/core/units'

import type { Ticks } from './beats.ts'

export const HEART_RATE_SERVICE = 0x180d
export const HEART_RATE_MEASUREMENT = 0x2a37

/** `unsupported`: the strap has no contact detection. */
const SKIN_CONTACTS = ['unsupported', 'missing', 'good'] as const
type SkinContact = (typeof SKIN_CONTACTS)[number]

export interface HeartRateMeasurement {
  readonly heartRate: Bpm
  readonly contact: SkinContact
  /** Times between beats since the last notification, oldest first. Empty for straps that send none. */
  readonly intervals: readonly Ticks[]
}

const IS_16_BIT = 0b0_0001
const HAS_CONTACT = 0b0_0010
const CAN_TELL_CONTACT = 0b0_0100
const HAS_ENERGY = 0b0_1000
const HAS_INTERVALS = 0b1_0000

const contactOf = (flags: number): SkinContact => {
  if ((flags & CAN_TELL_CONTACT) === 0) return 'unsupported'
  return (flags & HAS_CONTACT) === 0 ? 'missing' : 'good'
}

const intervalsOf = (data: DataView, flags: number, from: number): readonly Ticks[] => {
  if ((flags & HAS_INTERVALS) === 0) return []
  const count = Math.max(0, (data.byteLength - from) >> 1)
  return Array.from({ length: count }, (_, at) => data.getUint16(from + 2 * at, true))
}

/** Parses a notification. Null if too short. Source: Bluetooth SIG, Heart Rate Service 1.0, section 3.1. */
export const parseHeartRateMeasurement = (data: DataView): HeartRateMeasurement | null => {
  if (data.byteLength < 2) return null
  const flags = data.getUint8(0)
  const isLong = (flags & IS_16_BIT) !== 0
  if (isLong && data.byteLength < 3) return null
  const from = (isLong ? 3 : 2) + ((flags & HAS_ENERGY) === 0 ? 0 : 2)
  return {
    heartRate: isLong ? data.getUint16(1, true) : data.getUint8(1),
    contact: contactOf(flags),
    intervals: intervalsOf(data, flags, from),
  }
}
