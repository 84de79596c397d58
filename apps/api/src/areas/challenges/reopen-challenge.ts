import { and, eq, isNotNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challenges } from '../../database/schema/challenges.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { MEDAL_TABLES } from './award-medals.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy } from './competitors.ts'

/**
 * Withdraws the medals and results of a challenge whose end moves into the future; they are given again at the new end.
 * Refused while the results are still being written.
 */
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
