import { and, eq, isNotNull, lt, ne } from 'drizzle-orm'

import { branchDatabase } from '../../database/branch-database.ts'
import { classes } from '../../database/schema/classes.ts'
import { streamingMeetings } from '../../database/schema/streaming.ts'
import type { Context } from '../../lib/context.ts'
import { videoAccountOf } from './streaming-account.ts'
import type { VideoAccount } from './video.ts'

/** Ends a meeting that nobody waits for; a failure is only noted, since Zoom ends it by itself one day. */
export const endMeetingBestEffort = async (
  { video, log }: Pick<Context, 'video' | 'log'>,
  account: VideoAccount,
  number: string,
): Promise<void> => {
  await video.end(account, number).catch((error: unknown) => log.fault(error, 'meeting-end'))
}

/** Who stops a class ends its meeting as well; what is still there after this was left. */
const LEFT_AFTER_MS = 15_000
/** Zoom ends an empty meeting by itself within a day. */
const GIVE_UP_AFTER_MS = 86_400_000
const LOOK_EVERY_MS = 20_000

type Needed = Pick<Context, 'db' | 'clock' | 'log' | 'encryption' | 'video'>

const findLeft = async ({ db, clock }: Needed) => {
  const rows = await db
    .select({ meeting: streamingMeetings, endedAt: classes.endedAt })
    .from(streamingMeetings)
    .innerJoin(classes, eq(classes.uuid, streamingMeetings.classUuid))
    .where(
      and(
        isNotNull(streamingMeetings.number),
        ne(classes.remoteState, 'running'),
        lt(classes.endedAt, new Date(clock.now() - LEFT_AFTER_MS)),
      ),
    )
  return rows.map(({ meeting, endedAt }) => ({ ...meeting, endedAt: endedAt?.getTime() ?? 0 }))
}

/**
 * Ends the meetings of classes that ended with nobody there to do it. One that Zoom does not end now stays in its row,
 * and is tried again with the next look, also after a restart.
 */
export const endOrphanedMeetings = async (context: Needed): Promise<void> => {
  const { db, clock, log, encryption, video } = context
  for (const { branchUuid, claim, number, endedAt } of await findLeft(context)) {
    const branch = branchDatabase(db, branchUuid)
    try {
      await video.end(await videoAccountOf(branch, encryption), number ?? '')
    } catch (error) {
      if (clock.now() - endedAt < GIVE_UP_AFTER_MS) {
        log.warn('meeting-left', { branch: branchUuid })
        continue
      }
      log.fault(error, 'meeting-end')
    }
    await branch.run((tx) => tx.delete(streamingMeetings).where(eq(streamingMeetings.claim, claim)))
  }
}

/** Looks after meetings that were left, now and then; answers how to stop that. */
export const watchOrphanedMeetings = (context: Needed): (() => Promise<void>) => {
  const look = () => endOrphanedMeetings(context).catch((error: unknown) => context.log.fault(error, 'left-meetings'))
  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, LOOK_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
