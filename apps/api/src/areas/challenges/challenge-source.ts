import type { challengeList } from '@repo/domain/challenge-list'
import type { ColumnOf, ListAsk, ListSearch, SortOf } from '@repo/domain/list'
import { sql, type SQL } from 'drizzle-orm'

import { challenges } from '../../database/schema/challenges.ts'
import { withinDays } from '../../http/within-days.ts'
import { countedList } from '../../lists/counted-list.ts'
import { nameKey } from '../../lists/name-key.ts'
import { contains } from '../../lists/text-search.ts'
import { challengesInOrder } from './challenges.ts'

type Column = ColumnOf<typeof challengeList>
type Sort = SortOf<typeof challengeList>

const KEYS: Readonly<Record<Sort, SQL>> = {
  created: sql`${challenges.createdAt}`,
  name: nameKey(challenges.name),
  start: sql`${challenges.startAt}`,
  finish: sql`${challenges.finishAt}`,
}

const matching = ({ column, text }: ListSearch<Column>): SQL | undefined => {
  switch (column) {
    case 'name':
      return contains(challenges.name, text)
    case 'kind':
      return sql`${challenges.kind} = ${text}`
    case 'start':
      return withinDays(challenges.startAt, text, text)
    default:
      return column satisfies never
  }
}

/** The branch's challenges; a day is found in its zone. */
export const challengeSource = countedList({
  found: ({ search, sort }: ListAsk<Column, Sort>) => sql`
    select ${challenges.uuid}, ${KEYS[sort]} as key from ${challenges}
    where ${search === null ? sql`true` : matching(search)}`,
  rows: challengesInOrder,
})
