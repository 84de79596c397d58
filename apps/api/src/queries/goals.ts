import { withLevels } from '@repo/domain/goal'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { challengeGoals } from '../db/tables/challenge-goals.ts'
import type { Challenge } from './challenge-sums.ts'

export type Goal = typeof challengeGoals.$inferSelect

/** A goal with its level within its type, from 1; 0 in a free challenge, which has no levels. */
export interface LeveledGoal {
  readonly goal: Goal
  readonly level: number
}

/** The goals of a challenge that count. */
export const activeGoals = (tx: Transaction, challengeUuid: string): Promise<readonly Goal[]> =>
  tx
    .select()
    .from(challengeGoals)
    .where(and(eq(challengeGoals.challengeUuid, challengeUuid), eq(challengeGoals.isActive, true)))

/** All goals of a challenge, by type and target. */
export const leveledGoals = async (
  tx: Transaction,
  { uuid, compliance }: Pick<Challenge, 'uuid' | 'compliance'>,
): Promise<readonly LeveledGoal[]> => {
  const goals = await tx.select().from(challengeGoals).where(eq(challengeGoals.challengeUuid, uuid))
  return withLevels(goals).map(({ level, ...goal }) => ({ goal, level: compliance === 'free' ? 0 : level }))
}
