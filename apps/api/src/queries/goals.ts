import { and, asc, eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { challengeGoals } from '../db/tables/challenge-goals.ts'

export type Goal = typeof challengeGoals.$inferSelect

/** The goals of a challenge that count, by type and target. */
export const activeGoals = (tx: Transaction, challengeUuid: string): Promise<readonly Goal[]> =>
  tx
    .select()
    .from(challengeGoals)
    .where(and(eq(challengeGoals.challengeUuid, challengeUuid), eq(challengeGoals.isActive, true)))
    .orderBy(asc(challengeGoals.type), asc(challengeGoals.target))
