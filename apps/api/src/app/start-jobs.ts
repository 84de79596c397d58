import { startChallengeEnds } from '../areas/challenges/challenge-ends.ts'
import { watchOrphanedMeetings } from '../areas/streaming/orphaned-meetings.ts'
import { startDownsampling } from '../areas/trainings/downsample-trainings.ts'
import type { Context } from '../lib/context.ts'
import { startHousekeeping } from '../operations/jobs/housekeeping.ts'

/** Run by one server at a time. Returns a stop function. */
export const startJobs = (context: Context): (() => Promise<void>) => {
  context.mail.run()
  const stops = [
    startHousekeeping(context),
    startDownsampling(context),
    watchOrphanedMeetings(context),
    startChallengeEnds(context),
  ]
  return async () => {
    await context.mail.rest()
    await Promise.all(stops.map((stop) => stop()))
  }
}
