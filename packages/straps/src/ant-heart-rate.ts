import type { Bpm, Percent } from '@repo/domain/core/units'

import type { AntMessage } from './ant-frames.ts'
import type { Ticks } from './beats.ts'

const BROADCAST = 0x4e
const HEART_RATE_DEVICE = 120
const HAS_DEVICE = 0x80
const HAS_SIGNAL = 0x40
const SIGNAL_IN_DBM = 0x20
const EXTENDED_LENGTH = 14

/** Fields of one data page; a strap sends page 0 or 4 mostly and the others in turn. */
export type AntPage =
  | { readonly kind: 'identity'; readonly maker: number; readonly serial: number }
  | { readonly kind: 'model'; readonly hardware: number; readonly software: number; readonly model: number }
  | { readonly kind: 'previous-beat'; readonly beatAt: Ticks }
  | { readonly kind: 'battery'; readonly percent: Percent | null }
  | { readonly kind: 'other' }

export interface AntHeartRate {
  /** Up to 20 bits, as printed on the strap. */
  readonly number: number
  readonly heartRate: Bpm
  /** Time of the last beat, 16 bits. */
  readonly beatAt: Ticks
  /** Counts beats, 8 bits. */
  readonly beats: number
  /** Changes every fourth message of straps that send pages. */
  readonly toggle: boolean
  /** Valid once the toggle has changed; see `readBeats`. */
  readonly page: AntPage
  /** Null if the stick doesn't measure it. */
  readonly dbm: number | null
}

const pageOf = (data: DataView): AntPage => {
  switch (data.getUint8(0) & 0x7f) {
    case 2:
      return { kind: 'identity', maker: data.getUint8(1), serial: data.getUint16(2, true) }
    case 3:
      return { kind: 'model', hardware: data.getUint8(1), software: data.getUint8(2), model: data.getUint8(3) }
    case 4:
      return { kind: 'previous-beat', beatAt: data.getUint16(2, true) }
    case 7:
      return { kind: 'battery', percent: data.getUint8(1) <= 100 ? data.getUint8(1) : null }
    default:
      return { kind: 'other' }
  }
}

const signalOf = (content: DataView, flags: number): number | null => {
  const isThere = (flags & HAS_SIGNAL) !== 0 && content.byteLength >= EXTENDED_LENGTH + 3
  return isThere && content.getUint8(EXTENDED_LENGTH) === SIGNAL_IN_DBM ? content.getInt8(EXTENDED_LENGTH + 1) : null
}

/**
 * Parses an extended broadcast of a heart-rate strap. Null for any other message.
 * Source: ANT+ Device Profile, Heart Rate Monitor 2.4, section 5. The high nibble of the transmission type extends the
 * 16-bit number.
 */
export const parseAntHeartRate = ({ id, content }: AntMessage): AntHeartRate | null => {
  if (id !== BROADCAST || content.length < EXTENDED_LENGTH) return null
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const flags = view.getUint8(9)
  if ((flags & HAS_DEVICE) === 0 || view.getUint8(12) !== HEART_RATE_DEVICE) return null
  const data = new DataView(content.buffer, content.byteOffset + 1, 8)
  return {
    number: view.getUint16(10, true) + (view.getUint8(13) >> 4) * 0x1_0000,
    heartRate: data.getUint8(7),
    beatAt: data.getUint16(4, true),
    beats: data.getUint8(6),
    toggle: data.getUint8(0) >= 0x80,
    page: pageOf(data),
    dbm: signalOf(view, flags),
  }
}
