import type { Milliseconds } from '../core/units.ts'
import type { ClassTimes } from './class-clock.ts'
import { classLimits } from './class-limits.ts'

/** Requested times, in Unix ms. Absolute, so that a repeated request changes nothing. */
export interface ClassTimeChange {
  /** A moment in the past means now. The end moves along. */
  readonly startAt?: Milliseconds
  readonly finishAt?: Milliseconds
}

export const START_LATER_BY: Milliseconds = 60_000
export const FINISH_LATER_BY: Milliseconds = 300_000

const LONGEST: Milliseconds = classLimits.duration.max * 60_000
const LONGEST_WAIT: Milliseconds = classLimits.delay.max * 60_000

export type RefusedTimeChange = 'class-started' | 'class-times-refused'

const withStart = (times: ClassTimes, startAt: Milliseconds, now: Milliseconds): ClassTimes | RefusedTimeChange => {
  const start = Math.max(startAt, now)
  if (now >= times.startAt) return startAt <= now ? times : 'class-started'
  if (start - now > LONGEST_WAIT) return 'class-times-refused'
  return { startAt: start, finishAt: times.finishAt + start - times.startAt }
}

/**
 * Times of a class after a coach's change at `now`, or why it is refused. A started class keeps its start. A class waits
 * at most 10 minutes from now, ends after now, and lasts at most 10 hours.
 */
export const changedTimes = (
  times: ClassTimes,
  { startAt, finishAt }: ClassTimeChange,
  now: Milliseconds,
): ClassTimes | RefusedTimeChange => {
  const moved = startAt === undefined ? times : withStart(times, startAt, now)
  if (typeof moved === 'string' || finishAt === undefined) return moved
  const isAllowed = finishAt > Math.max(now, moved.startAt) && finishAt - moved.startAt <= LONGEST
  return isAllowed ? { startAt: moved.startAt, finishAt } : 'class-times-refused'
}

/** Whether a class can end `FINISH_LATER_BY` later. */
export const canFinishLater = ({ startAt, finishAt }: ClassTimes): boolean =>
  finishAt + FINISH_LATER_BY - startAt <= LONGEST

/** Whether a waiting class can start `START_LATER_BY` later. */
export const canStartLater = ({ startAt }: ClassTimes, now: Milliseconds): boolean =>
  startAt + START_LATER_BY - now <= LONGEST_WAIT
