import type { Milliseconds } from '../core/units.ts'
import { addMonths, dayIn, endOfDay, startOfDay, type Day } from '../time/day.ts'
import type { ChallengeTimes } from './challenge.ts'

/** The default last day of a new challenge: one month from today. */
export const defaultEndDay = (today: Day): Day => addMonths(today, 1)

/** A challenge's times by its days in the center's zone, in whole seconds. One that starts today starts now. */
export const challengeTimesOf = (
  { startDay, endDay }: { readonly startDay: Day; readonly endDay: Day },
  zone: string,
  now: Milliseconds,
): ChallengeTimes => ({
  startAt: startDay === dayIn(zone, now) ? Math.floor(now / 1000) * 1000 : startOfDay(zone, startDay),
  finishAt: endOfDay(zone, endDay),
})

/** The first and last day of a challenge in the center's zone. */
export const challengeDaysOf = (
  { startAt, finishAt }: ChallengeTimes,
  zone: string,
): { readonly startDay: Day; readonly endDay: Day } => ({
  startDay: dayIn(zone, startAt),
  endDay: dayIn(zone, finishAt),
})
