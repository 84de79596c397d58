import { startChallengeEnds } from '../areas/challenges/challenge-ends.ts'
import { watchOrphanedMeetings } from '../areas/streaming/orphaned-meetings.ts'
import { startDownsampling } from '../areas/trainings/downsample-trainings.ts'
import type { Context } from '../lib/context.ts'
import { startHousekeeping } from '../operations/jobs/housekeeping.ts'

/** Starts what one server at a time does by itself; answers how to stop it. */
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
