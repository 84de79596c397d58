import type { MemberSort } from '@repo/domain/member-list'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf } from '../../database/rows-of.ts'
import { members } from '../../database/schema/members.ts'
import type { KeyedIndex } from '../../lists/keyed-index.ts'
import { nameKey } from '../../lists/name-key.ts'

/** What the database's functions call an order. */
export const orderName = (sort: MemberSort): string => (sort === 'created' ? sort : members[sort].name)

/** What members are ordered by; as text it tells two keys apart and can be given back to `members_from`. */
const sortKey = (sort: MemberSort): SQL => (sort === 'created' ? sql`created_at::text` : nameKey(members[sort]))

/** The orders of the linked members; their count is kept by triggers. */
export const memberIndex: KeyedIndex<MemberSort> = {
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
