import type { MemberSearchColumn, MemberSort } from '@repo/domain/member-search'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { members } from '../db/tables/members.ts'
import type { MemberOrder } from './member-pages.ts'

export interface MemberSearch {
  readonly column: MemberSearchColumn
  readonly text: string
}

type MemberRecord = typeof members.$inferSelect

/** A member and whether some room keeps the member out at an instant. */
export interface ListedMember {
  readonly member: MemberRecord
  readonly isBanned: boolean
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows

/** Ids and sort keys of the linked members in whom a column has all of some texts, wherever they stand. */
const like = (column: MemberSearchColumn, texts: readonly string[], sort: MemberSort): SQL => {
  const patterns = texts.filter((text) => text !== '').map((text) => sql`${`%${escaped(text)}%`}`)
  return sql`select uuid, key from members_like(${column}, array[${sql.join(patterns, sql`, `)}]::text[], ${sort})`
}

/** Ids and sort keys of the linked members that a search finds. */
const foundBy = ({ column, text }: MemberSearch, { sort }: MemberOrder): SQL => {
  const key =
    sort === 'created'
      ? sql`to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`
      : sql`fold(${sql.identifier(sort)})`
  switch (column) {
    case 'birthday':
      return sql`select uuid, ${key} as key from members where unlinked_at is null and birthday = ${text}::date`
    case 'sex':
      return sql`select uuid, ${key} as key from members where unlinked_at is null and sex = ${text}`
    case 'name':
    case 'last_name_1':
      return like(column, text.split(/\s+/), sort)
    case 'email':
    case 'pseudonym':
      return like(column, [text], sort)
    default:
      return column satisfies never
  }
}

// written out: as a reference the column would stand there without its table, and mean the ban's own
const isBannedNow = (now: Date): SQL<boolean> =>
  sql<boolean>`exists (select 1 from bans where bans.member_uuid = members.uuid and (bans.until is null or bans.until > ${now.toISOString()}::timestamptz))`

/** The members with these ids, in the order of the ids. */
export const membersInOrder = async (tx: Transaction, uuids: readonly string[], now: Date): Promise<ListedMember[]> => {
  if (uuids.length === 0) return []
  const rows = await tx
    .select({ member: members, isBanned: isBannedNow(now) })
    .from(members)
    .where(inArray(members.uuid, [...uuids]))
  const byUuid = new Map(rows.map((row) => [row.member.uuid, row]))
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
}

/** The ids of one page of a search, in order, and how many members it finds. */
export const searchMembers = async (
  tx: Transaction,
  search: MemberSearch,
  order: MemberOrder,
  offset: number,
  size: number,
): Promise<{ readonly uuids: readonly string[]; readonly total: number }> => {
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`
  const rows = rowsOf<{ uuid: string | null; total: number }>(
    await tx.execute(sql`
      with found as materialized (${foundBy(search, order)})
      select page.uuid, counted.total
      from (select count(*)::int as total from found) as counted
      left join (select uuid, key from found order by key ${direction}, uuid ${direction} limit ${size} offset ${offset}) as page on true
      order by page.key ${direction}, page.uuid ${direction}`),
  )
  return { uuids: rows.flatMap(({ uuid }) => uuid ?? []), total: rows[0]?.total ?? 0 }
}

/** One linked member; null when there is none. */
export const findMember = async (tx: Transaction, uuid: string, now: Date): Promise<ListedMember | null> => {
  const [row] = await tx
    .select({ member: members, isBanned: isBannedNow(now) })
    .from(members)
    .where(eq(members.uuid, uuid))
  return row === undefined || row.member.unlinkedAt !== null ? null : row
}
