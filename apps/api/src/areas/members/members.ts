import { eq, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import type { Picked } from '../../lists/picked.ts'
import { memberIndex } from './member-index.ts'

const { uuid, name, lastName1, lastName2, pseudonym, email, sex, birthday, imageUrl } = members
/** What lists show of a member and no more: an embedded database pays for each value. */
const LISTED = { uuid, name, lastName1, lastName2, pseudonym, email, sex, birthday, imageUrl }

type MemberRecord = typeof members.$inferSelect

/** A member in a list, and whether some room keeps the member out at an instant. */
export interface ListedMember {
  readonly member: Pick<MemberRecord, keyof typeof LISTED>
  readonly isBanned: boolean
}

/** The same with all that is stored. */
export interface FoundMember extends ListedMember {
  readonly member: MemberRecord
}

// written out: as a reference the column would stand there without its table, and mean the ban's own
const isBannedNow = (now: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from bans where bans.member_uuid = members.uuid and bans.lifted_at is null and (bans.until is null or bans.until > ${now}::timestamptz))`

/** Picked members as a list shows them, each with how many there are. */
export const listedMembers = (tx: Transaction, { where, order }: Picked, now: SQL) =>
  tx
    .select({ member: LISTED, isBanned: isBannedNow(now), ...memberIndex.counted })
    .from(members)
    .where(where)
    .orderBy(order)

/** One linked member; null when there is none. */
export const findMember = async (tx: Transaction, uuid: string, now: Date): Promise<FoundMember | null> => {
  const [row] = await tx
    .select({ member: members, isBanned: isBannedNow(sql`${now.toISOString()}`) })
    .from(members)
    .where(eq(members.uuid, uuid))
  return row === undefined || row.member.unlinkedAt !== null ? null : row
}
