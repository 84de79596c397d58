import { and, eq, isNotNull, lt, ne } from 'drizzle-orm'

import { branchDatabase } from '../../database/branch-database.ts'
import { classes } from '../../database/schema/classes.ts'
import { streamingMeetings } from '../../database/schema/streaming.ts'
import type { Context } from '../../lib/context.ts'
import { videoAccountOf } from './streaming-account.ts'
import type { VideoAccount } from './video.ts'

/** Only logs failures, because Zoom eventually ends the meeting. */
export const endMeetingBestEffort = async (
  { video, log }: Pick<Context, 'video' | 'log'>,
  account: VideoAccount,
  number: string,
): Promise<void> => {
  await video.end(account, number).catch((error: unknown) => log.fault(error, 'meeting-end'))
}

/** Stopping a class also ends its meeting. A meeting still open after this time is orphaned. */
const LEFT_AFTER_MS = 15_000
/** Zoom ends an empty meeting within a day. */
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

/** If Zoom doesn't end a meeting, the next run tries again, even after a restart. */
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
