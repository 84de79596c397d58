import type { Milliseconds, Minutes, Seconds } from '../core/units.ts'

export interface ClassTimes {
  readonly startAt: Milliseconds
  readonly finishAt: Milliseconds
}

/** How long after its end a class accepts samples that phones buffered. */
export const LATE_SAMPLES_TAKEN_FOR: Milliseconds = 24 * 3_600_000

export const CONTINUABLE_FOR: Milliseconds = 120_000

/** Until when a class can be continued: 2 minutes, at most to its planned end. Null if it ended by the clock. */
export const continuableUntil = (finishAt: Milliseconds, endedAt: Milliseconds): Milliseconds | null =>
  endedAt < finishAt ? Math.min(endedAt + CONTINUABLE_FOR, finishAt) : null

export const finishTimeOf = (start: Milliseconds, delay: Minutes, duration: Minutes): Milliseconds =>
  start + (delay + duration) * 60_000

/** Start and end of a class that is configured now. */
export const classTimesOf = (configuredAt: Milliseconds, delay: Minutes, duration: Minutes): ClassTimes => ({
  startAt: configuredAt + delay * 60_000,
  finishAt: finishTimeOf(configuredAt, delay, duration),
})

/** Whole seconds until the start; 0 afterwards. */
export const waitingSecondsAt = (times: ClassTimes, now: Milliseconds): Seconds =>
  Math.max(0, Math.ceil((times.startAt - now) / 1000))

/** Whole seconds until the end: the full duration before the start, 0 afterwards. */
export const remainingSecondsAt = (times: ClassTimes, now: Milliseconds): Seconds =>
  Math.max(0, Math.ceil((times.finishAt - Math.max(now, times.startAt)) / 1000))

const JUST_BEGUN_FOR: Milliseconds = 1500

/** Whether the class started within the last 1.5 s. */
export const hasJustBegunAt = (times: ClassTimes, now: Milliseconds): boolean =>
  now >= times.startAt && now - times.startAt < JUST_BEGUN_FOR

/** Elapsed share of the class, 0 to 1. */
export const progressAt = (times: ClassTimes, now: Milliseconds): number => {
  const length = times.finishAt - times.startAt
  return length <= 0 ? 1 : Math.min(1, Math.max(0, (now - times.startAt) / length))
}

export const CLASS_MOMENTS = ['waiting', 'running', 'over'] as const
export type ClassMoment = (typeof CLASS_MOMENTS)[number]

/** Phase of a class by the clock. */
export const classMomentAt = (times: ClassTimes, now: Milliseconds): ClassMoment => {
  if (now < times.startAt) return 'waiting'
  return now < times.finishAt ? 'running' : 'over'
}
