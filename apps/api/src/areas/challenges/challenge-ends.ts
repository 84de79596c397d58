import { and, asc, eq, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'

import { branchDatabase } from '../../database/branch-database.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { challengeParticipants, challengeRooms, challenges } from '../../database/schema/challenges.ts'
import { classes } from '../../database/schema/classes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { publishChallengesChanged } from '../../realtime/branch-events.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy } from './competitors.ts'
import { MEDAL_TABLES, settleChallenge } from './settle-challenge.ts'

/** Trainings between the old and the new end start or stop counting. */
export const moveChallengeEnd = async (tx: Transaction, uuid: string, finishAt: Date): Promise<void> => {
  await tx.update(challenges).set({ finishAt }).where(eq(challenges.uuid, uuid))
  await tx.update(challengeRooms).set({ finishAt }).where(eq(challengeRooms.challengeUuid, uuid))
  await tx.update(challengeParticipants).set({ finishAt }).where(eq(challengeParticipants.challengeUuid, uuid))
  await tx.execute(sql`select count_challenge_anew(${uuid})`)
}

/** Withdraws medals and results, which are awarded again at the new end. */
export const reopenChallenge = async (tx: Transaction, challenge: Challenge): Promise<void> => {
  if (challenge.settledAt === null) throw new Refusal('challenge-completed')
  const { table, of } = MEDAL_TABLES[competesBy(challenge)]
  await tx
    .update(table)
    .set({ medal: null })
    .where(and(eq(of, challenge.uuid), isNotNull(table.medal)))
  await tx.update(challenges).set({ awardedAt: null, settledAt: null }).where(eq(challenges.uuid, challenge.uuid))
  await tx.execute(sql`select withdraw_challenge_results(${challenge.uuid})`)
}

/** Challenges end at midnight, so results are at most this late. */
const EVERY_MS = 10_000

type Needed = Pick<Context, 'db' | 'clock' | 'log' | 'mail' | 'realtime' | 'encryption'>

/** Waits for classes that began before the challenge's end. */
const nextOver = async (db: Database, now: number): Promise<Challenge | null> => {
  const goesOn = db
    .select({ one: sql`1` })
    .from(classes)
    .where(
      and(
        eq(classes.branchUuid, challenges.branchUuid),
        eq(classes.remoteState, 'running'),
        lte(classes.startAt, challenges.finishAt),
      ),
    )
  const [over] = await db
    .select()
    .from(challenges)
    .where(and(isNull(challenges.settledAt), lt(challenges.finishAt, new Date(now)), notExists(goesOn)))
    .orderBy(asc(challenges.finishAt), asc(challenges.uuid))
    .limit(1)
  return over ?? null
}

export const settleChallenges = async ({ db, clock, log, mail, realtime, encryption }: Needed): Promise<void> => {
  for (;;) {
    const now = clock.now()
    const over = await nextOver(db, now)
    if (over === null) return
    await settleChallenge(branchDatabase(db, over.branchUuid), over, { now, encryption })
    log.info('challenge-settled', { challenge: over.uuid })
    mail.wake()
    await publishChallengesChanged({ realtime, log }, over.branchUuid)
  }
}

export const startChallengeEnds = (context: Needed): (() => Promise<void>) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    await settleChallenges(context).catch((error: unknown) => context.log.fault(error, 'challenge-ends'))
    if (isStopped) return
    timer = setTimeout(() => {
      looking = look()
    }, EVERY_MS).unref()
  }
  let looking = look()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await looking
  }
}
