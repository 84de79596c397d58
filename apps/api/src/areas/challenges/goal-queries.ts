import type { goalList } from '@repo/domain/challenges/challenge-list'
import { GOAL_TYPES, withLevels } from '@repo/domain/challenges/goal'
import type { ColumnOf, ListCriteria, SortOf } from '@repo/domain/lists/list'
import { and, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeGoals } from '../../database/schema/challenges.ts'
import { Refusal } from '../../lib/refusal.ts'
import { countedList } from '../../lists/counted-list.ts'
import { withinDays } from '../../lists/date-filters.ts'
import { sortByIds } from '../../lists/stream-rows.ts'
import { findChallenge } from './challenge-queries.ts'
import type { Challenge } from './challenge-sums.ts'

export type Goal = typeof challengeGoals.$inferSelect

/** Level within the goal's type, from 1. 0 in a free challenge, which has no levels. */
export interface LeveledGoal {
  readonly goal: Goal
  readonly level: number
}

export const activeGoals = (tx: Transaction, challengeUuid: string): Promise<readonly Goal[]> =>
  tx
    .select()
    .from(challengeGoals)
    .where(and(eq(challengeGoals.challengeUuid, challengeUuid), eq(challengeGoals.isActive, true)))

export const storedGoals = (tx: Transaction, challengeUuid: string): Promise<readonly Goal[]> =>
  tx.select().from(challengeGoals).where(eq(challengeGoals.challengeUuid, challengeUuid))

export const leveledBy = (goals: readonly Goal[], { compliance }: Pick<Challenge, 'compliance'>) =>
  withLevels(goals).map(({ level, ...goal }): LeveledGoal => ({ goal, level: compliance === 'free' ? 0 : level }))

export const leveledGoals = async (
  tx: Transaction,
  challenge: Pick<Challenge, 'uuid' | 'compliance'>,
): Promise<readonly LeveledGoal[]> => leveledBy(await storedGoals(tx, challenge.uuid), challenge)

export const leveledGoal = async (tx: Transaction, challengeUuid: string, uuid: string): Promise<LeveledGoal> => {
  const all = await leveledGoals(tx, await findChallenge(tx, challengeUuid))
  const found = all.find(({ goal }) => goal.uuid === uuid)
  if (found === undefined) throw new Refusal('not-found')
  return found
}

export const challengeOfGoal = async (tx: Transaction, uuid: string): Promise<string> => {
  const [goal] = await tx.select().from(challengeGoals).where(eq(challengeGoals.uuid, uuid))
  if (goal === undefined) throw new Refusal('not-found')
  return goal.challengeUuid
}

type Criteria = ListCriteria<ColumnOf<typeof goalList>, SortOf<typeof goalList>>

const TYPE_PLACE = sql`array_position(string_to_array(${GOAL_TYPES.join()}, ','), ${challengeGoals.type})`

/** Creation days are in the center's time zone. */
export const goalSource = ({ uuid }: { readonly uuid: string }) =>
  countedList({
    found: ({ search }: Criteria) => sql`
      select ${challengeGoals.uuid}, (${TYPE_PLACE}, ${challengeGoals.target}) as key from ${challengeGoals}
      where ${challengeGoals.challengeUuid} = ${uuid}
        and ${search === null ? sql`true` : withinDays(challengeGoals.createdAt, search.text, search.text)}`,
    rows: async (tx, uuids) =>
      sortByIds(uuids, await leveledGoals(tx, await findChallenge(tx, uuid)), ({ goal }) => goal.uuid),
  })
