import type { Milliseconds } from '../core/units.ts'
import { waitingSecondsAt } from './class-clock.ts'
import { classOf, type ClassLife } from './class-life.ts'

/** What a wall lets its room hear of a class: its start, the last seconds before it, and its end. */
export type ClassSound = 'start' | 'tick' | 'end'

/** How many of the last seconds before a class are heard. */
const LAST_SECONDS = 10
/** A wall that is switched on later than this after the start is silent: the class began without it. */
const START_HEARD_FOR: Milliseconds = 3000

/** A class view at a moment of the server's clock. */
export interface ClassAt {
  readonly life: ClassLife
  readonly now: Milliseconds
}

const waitingAt = ({ life, now }: ClassAt): number | null =>
  life.phase === 'waiting' ? waitingSecondsAt(life.class, now) : null

/** What sounds as a class view goes from one moment to the next; null where nothing does. */
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
