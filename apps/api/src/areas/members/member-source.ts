import type { ListOrder, ListSearch } from '@repo/domain/list'
import type { MemberColumn, MemberSort } from '@repo/domain/member-list'
import { sql, type SQL } from 'drizzle-orm'

import { members } from '../../database/schema/members.ts'
import { searchedEmail } from '../../lib/email-forms.ts'
import { keyedList } from '../../lists/keyed-list.ts'
import { nameKey } from '../../lists/name-key.ts'
import { patternsOf, wordsOf } from '../../lists/text-search.ts'
import { memberIndex, orderName } from './member-index.ts'
import { listedMembers } from './members.ts'

/** Ids and sort keys of the linked members in whom a column has all of some texts, wherever they stand. */
const like = (column: MemberColumn, texts: readonly string[], sort: MemberSort): SQL =>
  // columns of a function have the database's collation, whatever it selects
  sql`select uuid, key collate "C" as key from members_like(${members[column].name}, ${patternsOf(texts)}, ${orderName(sort)})`

/** Ids and sort keys of the linked members that a search finds. */
const foundBy = ({ column, text }: ListSearch<MemberColumn>, sort: MemberSort): SQL => {
  const key =
    sort === 'created' ? sql`to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')` : nameKey(members[sort])
  switch (column) {
    case 'birthday':
      return sql`select uuid, ${key} as key from members where unlinked_at is null and birthday = ${text}::date`
    case 'sex':
      return sql`select uuid, ${key} as key from members where unlinked_at is null and sex = ${text}`
    case 'name':
    case 'lastName1':
      return like(column, wordsOf(text), sort)
    case 'email':
      return like(column, [searchedEmail(text)], sort)
    case 'pseudonym':
      return like(column, [text], sort)
    default:
      return column satisfies never
  }
}

/** The linked members, however many. */
export const memberSource = keyedList({
  index: memberIndex,
  found: (search: ListSearch<MemberColumn>, { sort }: ListOrder<MemberSort>) => foundBy(search, sort),
  rows: listedMembers,
})
