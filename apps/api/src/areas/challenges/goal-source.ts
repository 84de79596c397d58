import type { goalList } from '@repo/domain/challenge-list'
import { GOAL_TYPES } from '@repo/domain/goal'
import type { ColumnOf, ListAsk, SortOf } from '@repo/domain/list'
import { sql } from 'drizzle-orm'

import { challengeGoals } from '../../database/schema/challenge-goals.ts'
import { withinDays } from '../../http/within-days.ts'
import { countedList } from '../../lists/counted-list.ts'
import { inOrder } from '../../lists/in-order.ts'
import { findChallenge } from './challenges.ts'
import { leveledGoals } from './goals.ts'

type Ask = ListAsk<ColumnOf<typeof goalList>, SortOf<typeof goalList>>

const TYPE_PLACE = sql`array_position(string_to_array(${GOAL_TYPES.join()}, ','), ${challengeGoals.type})`

/** The goals of a challenge by type and target; the day on which one was made is the center's. */
export const goalSource = ({ uuid }: { readonly uuid: string }) =>
  countedList({
    found: ({ search }: Ask) => sql`
      select ${challengeGoals.uuid}, (${TYPE_PLACE}, ${challengeGoals.target}) as key from ${challengeGoals}
      where ${challengeGoals.challengeUuid} = ${uuid}
        and ${search === null ? sql`true` : withinDays(challengeGoals.createdAt, search.text, search.text)}`,
    rows: async (tx, uuids) =>
      inOrder(uuids, await leveledGoals(tx, await findChallenge(tx, uuid)), ({ goal }) => goal.uuid),
  })
