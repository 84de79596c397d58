import type { Milliseconds } from '@repo/domain/core/units'

import type { AntMessage } from './ant-frames.ts'
import { parseAntHeartRate } from './ant-heart-rate.ts'
import type { Reception } from './reception.ts'
import { readBeats, type StrapBeats } from './strap-beats.ts'

const FORGOTTEN_MS: Milliseconds = 10 * 60_000
/** Bounds the memory that a hostile sender of many numbers can take. */
const MAX_STRAPS = 500

interface Followed {
  readonly beats: StrapBeats
  readonly at: Milliseconds
}

const detailsOf = ({ maker, serial }: StrapBeats): Reception['details'] => ({
  ...(maker === null ? {} : { maker }),
  ...(serial === null ? {} : { serial: String(serial) }),
})

export interface AntStraps {
  /** Null unless the message is the heart rate of a worn strap. */
  readonly receive: (message: AntMessage, now: Milliseconds) => Reception | null
}

/** Follows all ANT+ straps that one stick receives. */
export const followAntStraps = (): AntStraps => {
  // least recently received first
  const straps = new Map<number, Followed>()
  const forget = (now: Milliseconds): void => {
    for (const [number, { at }] of straps) {
      if (straps.size <= MAX_STRAPS && now - at < FORGOTTEN_MS) return
      straps.delete(number)
    }
  }
  return {
    receive: (message, now) => {
      const received = parseAntHeartRate(message)
      if (received === null) return null
      const { number, heartRate, dbm } = received
      const beats = readBeats(straps.get(number)?.beats ?? null, received, now)
      straps.delete(number)
      straps.set(number, { beats, at: now })
      forget(now)
      if (!beats.isWorn) return null
      const { intervals, battery } = beats
      const details = detailsOf(beats)
      return {
        strap: `ant:${number}`,
        radio: 'ant',
        at: now,
        heartRate,
        intervals,
        contact: null,
        dbm,
        battery,
        details,
      }
    },
  }
}
