import type { Milliseconds } from '../core/units.ts'
import { waitingSecondsAt } from './class-clock.ts'
import { classOf, type ClassLife } from './class-life.ts'

export type ClassSound = 'start' | 'tick' | 'end'

const LAST_SECONDS = 10
/** A display turned on later than this after the start plays no start sound. */
const START_HEARD_FOR: Milliseconds = 3000

export interface ClassAt {
  readonly life: ClassLife
  readonly now: Milliseconds
}

const waitingAt = ({ life, now }: ClassAt): number | null =>
  life.phase === 'waiting' ? waitingSecondsAt(life.class, now) : null

/** The sound to play between two moments of a class view, or null. */
export const soundBetween = (before: ClassAt, after: ClassAt): ClassSound | null => {
  const { life, now } = after
  const waiting = waitingAt(after)
  if (waiting !== null) {
    const isCounted = waiting >= 1 && waiting <= LAST_SECONDS
    return isCounted && waiting !== waitingAt(before) ? 'tick' : null
  }
  const wasOn = before.life.phase === 'running' || before.life.phase === 'stopping'
  if (life.phase === 'ended') return wasOn && classOf(before.life)?.uuid === life.class.uuid ? 'end' : null
  if (life.phase !== 'running' || wasOn) return null
  return now - life.class.startAt < START_HEARD_FOR ? 'start' : null
}
