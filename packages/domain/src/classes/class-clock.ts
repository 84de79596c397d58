import type { Milliseconds, Minutes, Seconds } from '../core/units.ts'

/** The moments of a class, in milliseconds since 1970. */
export interface ClassTimes {
  readonly startAt: Milliseconds
  readonly finishAt: Milliseconds
}

/** For how long after its end a class takes what phones could not send before. */
export const LATE_SAMPLES_TAKEN_FOR: Milliseconds = 24 * 3_600_000

/** For how long a class that a person stopped may run on. */
export const CONTINUABLE_FOR: Milliseconds = 120_000

/**
 * Until when a class that ended may run on: two minutes, but not past its planned end. Null for a class that ended by
 * the clock.
 */
export const continuableUntil = (finishAt: Milliseconds, endedAt: Milliseconds): Milliseconds | null =>
  endedAt < finishAt ? Math.min(endedAt + CONTINUABLE_FOR, finishAt) : null

/** When a class ends that begins its delay at `start`: after its delay and its duration. */
export const finishTimeOf = (start: Milliseconds, delay: Minutes, duration: Minutes): Milliseconds =>
  start + (delay + duration) * 60_000

/** The times of a class configured now: it starts after its delay and ends after its duration. */
export const classTimesOf = (configuredAt: Milliseconds, delay: Minutes, duration: Minutes): ClassTimes => ({
  startAt: configuredAt + delay * 60_000,
  finishAt: finishTimeOf(configuredAt, delay, duration),
})

/** Whole seconds until the class starts; 0 from then on. */
export const waitingSecondsAt = (times: ClassTimes, now: Milliseconds): Seconds =>
  Math.max(0, Math.ceil((times.startAt - now) / 1000))

/** Whole seconds until the class ends; the full length while it waits, 0 once it is over. */
export const remainingSecondsAt = (times: ClassTimes, now: Milliseconds): Seconds =>
  Math.max(0, Math.ceil((times.finishAt - Math.max(now, times.startAt)) / 1000))

/** For how long a class has just begun. */
const JUST_BEGUN_FOR: Milliseconds = 1500

/** Whether the class began a moment ago. */
export const hasJustBegunAt = (times: ClassTimes, now: Milliseconds): boolean =>
  now >= times.startAt && now - times.startAt < JUST_BEGUN_FOR

/** How much of the class has passed, 0 to 1. */
export const progressAt = (times: ClassTimes, now: Milliseconds): number => {
  const length = times.finishAt - times.startAt
  return length <= 0 ? 1 : Math.min(1, Math.max(0, (now - times.startAt) / length))
}

export const CLASS_MOMENTS = ['waiting', 'running', 'over'] as const
export type ClassMoment = (typeof CLASS_MOMENTS)[number]

/** What the clock says of a class. */
export const classMomentAt = (times: ClassTimes, now: Milliseconds): ClassMoment => {
  if (now < times.startAt) return 'waiting'
  return now < times.finishAt ? 'running' : 'over'
}
