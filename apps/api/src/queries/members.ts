import { eq, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { isAmong } from '../db/is-among.ts'
import { members } from '../db/tables/members.ts'
import { inOrder } from '../lists/in-order.ts'
import type { RowsById } from '../lists/list-source.ts'

type MemberRecord = typeof members.$inferSelect

/** A member and whether some room keeps the member out at an instant. */
export interface ListedMember {
  readonly member: MemberRecord
  readonly isBanned: boolean
}

// written out: as a reference the column would stand there without its table, and mean the ban's own
const isBannedNow = (now: Date): SQL<boolean> =>
  sql<boolean>`exists (select 1 from bans where bans.member_uuid = members.uuid and bans.lifted_at is null and (bans.until is null or bans.until > ${now.toISOString()}::timestamptz))`

/** The members with these ids, in the order of the ids. */
export const membersInOrder: RowsById<ListedMember> = async (tx, uuids, now) => {
  if (uuids.length === 0) return []
  const rows = await tx
    .select({ member: members, isBanned: isBannedNow(now) })
    .from(members)
    .where(isAmong(sql`${members.uuid}`, uuids))
  return inOrder(uuids, rows, ({ member }) => member.uuid)
}

/** One linked member; null when there is none. */
export const findMember = async (tx: Transaction, uuid: string, now: Date): Promise<ListedMember | null> => {
  const [row] = await tx
    .select({ member: members, isBanned: isBannedNow(now) })
    .from(members)
    .where(eq(members.uuid, uuid))
  return row === undefined || row.member.unlinkedAt !== null ? null : row
}
