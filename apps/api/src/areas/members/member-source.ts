import type { ListOrder, ListSearch } from '@repo/domain/lists/list'
import type { MemberColumn, MemberSort } from '@repo/domain/people/member-list'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { searchedEmail } from '../../lib/email-forms.ts'
import type { KeysetIndex } from '../../lists/keyset/keyset-index.ts'
import { keysetList } from '../../lists/keyset/keyset-list.ts'
import { nameKey, patternsOf, searchWords } from '../../lists/text-search.ts'
import { listedMembers } from './member-queries.ts'

/** What the database's functions call an order. */
const orderName = (sort: MemberSort): string => (sort === 'created' ? sort : members[sort].name)

/** What members are ordered by; as text it tells two keys apart and can be given back to `members_from`. */
const sortKey = (sort: MemberSort): SQL => (sort === 'created' ? sql`created_at::text` : nameKey(members[sort]))

/** The orders of the linked members; their count is kept by triggers. */
export const memberIndex: KeysetIndex<MemberSort> = {
  name: 'members',
  count: async (tx) => {
    const [row] = await rowsOf<{ linked: number; version: number | string }>(
      tx,
      sql`select linked, version from member_counts`,
    )
    return { total: row?.linked ?? 0, version: Number(row?.version ?? 0) }
  },
  id: members.uuid,
  counted: {
    total: sql<number>`(select linked from member_counts)`,
    version: sql<number>`(select version from member_counts)`.mapWith(Number),
  },
  listed: sql`${members.unlinkedAt} is null`,
  key: (sort) => (sort === 'created' ? sql`${members.createdAt}` : nameKey(members[sort])),
  walk: ({ sort, backwards, after, skip, size }) =>
    sql`select members_from as uuid from members_from(
      ${orderName(sort)}, ${backwards}, ${after?.key ?? null}, ${after?.uuid ?? null}::uuid, ${skip}, ${size})`,
  places: (sort, uuids) => sql`select ${sortKey(sort)} as key, uuid from members where uuid = any(${uuids})`,
}

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
      return like(column, searchWords(text), sort)
    case 'email':
      return like(column, [searchedEmail(text)], sort)
    case 'pseudonym':
      return like(column, [text], sort)
    default:
      return column satisfies never
  }
}

/** The linked members, however many. */
export const memberSource = keysetList({
  index: memberIndex,
  found: (search: ListSearch<MemberColumn>, { sort }: ListOrder<MemberSort>) => foundBy(search, sort),
  rows: listedMembers,
})
