import type { Context } from '../context.ts'
import { watchLeftMeetings } from '../streaming/left-meetings.ts'
import { startChallengeEnds } from './challenge-ends.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startForgettingSeconds } from './seconds-kept.ts'

/** Starts what one server at a time does by itself; answers how to stop it. */
export const startJobs = (context: Context): (() => Promise<void>) => {
  context.mail.run()
  const stops = [
    startHousekeeping(context),
    startForgettingSeconds(context),
    watchLeftMeetings(context),
    startChallengeEnds(context),
  ]
  return async () => {
    await context.mail.rest()
    await Promise.all(stops.map((stop) => stop()))
  }
}
