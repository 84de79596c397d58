import type { Milliseconds, Percent } from '@repo/domain/core/units'

import type { AntHeartRate } from './ant-heart-rate.ts'
import { isPlausibleInterval, LOST_BEATS, type Ticks } from './beats.ts'

/** A strap without a beat for so long is not worn, though it keeps sending its last rate. */
const WORN_MS: Milliseconds = 5000

/** Follows the broadcasts of one ANT+ strap. */
export interface StrapBeats {
  readonly last: AntHeartRate
  /** Whether the strap sends pages: older ones leave their bytes undefined. */
  readonly hasPages: boolean
  /** Receiver time of the last new beat. */
  readonly beatSeenAt: Milliseconds
  /** New in this broadcast, oldest first. `LOST_BEATS` where broadcasts were missed. */
  readonly intervals: readonly Ticks[]
  readonly isWorn: boolean
  readonly battery: Percent | null
  readonly maker: number | null
  /** 32 bits, null until received. */
  readonly serial: number | null
}

const between = (earlier: Ticks, later: Ticks): Ticks => (later - earlier) & 0xffff

const plausible = (...intervals: readonly Ticks[]): readonly Ticks[] =>
  intervals.every(isPlausibleInterval) ? intervals : [LOST_BEATS]

/** After one missed beat, the page with the previous beat still yields both intervals. */
const intervalsSince = (last: AntHeartRate, { beats, beatAt, page }: AntHeartRate, hasPages: boolean) => {
  const count = (beats - last.beats) & 0xff
  if (count === 0) return []
  if (count === 1) return plausible(between(last.beatAt, beatAt))
  if (count === 2 && hasPages && page.kind === 'previous-beat')
    return plausible(between(last.beatAt, page.beatAt), between(page.beatAt, beatAt))
  return [LOST_BEATS]
}

const UNKNOWN = { battery: null, maker: null, serial: null }

const detailsOf = ({ number, page }: AntHeartRate): Partial<Pick<StrapBeats, 'battery' | 'maker' | 'serial'>> => {
  if (page.kind === 'battery') return { battery: page.percent }
  if (page.kind === 'identity') return { maker: page.maker, serial: page.serial * 0x1_0000 + (number & 0xffff) }
  return {}
}

/** `before` is null for the first broadcast of a strap. `now` is any steady clock. */
export const readBeats = (before: StrapBeats | null, received: AntHeartRate, now: Milliseconds): StrapBeats => {
  const hasPages = before !== null && (before.hasPages || before.last.toggle !== received.toggle)
  const isNewBeat = before === null || before.last.beats !== received.beats
  const beatSeenAt = isNewBeat ? now : before.beatSeenAt
  return {
    ...(before ?? UNKNOWN),
    ...(hasPages ? detailsOf(received) : {}),
    last: received,
    hasPages,
    beatSeenAt,
    intervals: before === null ? [] : intervalsSince(before.last, received, hasPages),
    isWorn: received.heartRate > 0 && now - beatSeenAt < WORN_MS,
  }
}
