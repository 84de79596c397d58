import type { Bpm } from '../core/units.ts'

export const HEART_RATE_SERVICE = 0x180d
export const HEART_RATE_MEASUREMENT = 0x2a37

/** `unsupported`: the strap has no contact detection. */
const SKIN_CONTACTS = ['unsupported', 'missing', 'good'] as const
type SkinContact = (typeof SKIN_CONTACTS)[number]

export interface HeartRateMeasurement {
  readonly heartRate: Bpm
  readonly contact: SkinContact
}

const IS_16_BIT = 0b0000_0001
const HAS_CONTACT = 0b0000_0010
const CAN_TELL_CONTACT = 0b0000_0100

const contactOf = (flags: number): SkinContact => {
  if ((flags & CAN_TELL_CONTACT) === 0) return 'unsupported'
  return (flags & HAS_CONTACT) === 0 ? 'missing' : 'good'
}

/** Parses a notification. Null if too short. Source: Bluetooth SIG, Heart Rate Service 1.0, section 3.1. */
export const parseHeartRateMeasurement = (data: DataView): HeartRateMeasurement | null => {
  if (data.byteLength < 2) return null
  const flags = data.getUint8(0)
  const isLong = (flags & IS_16_BIT) !== 0
  if (isLong && data.byteLength < 3) return null
  return { heartRate: isLong ? data.getUint16(1, true) : data.getUint8(1), contact: contactOf(flags) }
}
