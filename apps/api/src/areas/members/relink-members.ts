import { and, gt, inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { oneMore } from '../../http/change-seen.ts'
import { undoableSince } from '../../http/undoable-since.ts'

// written out: as references the columns would stand there without their table, and mean the inner one's own
const hasFreePseudonym = sql`not exists (select 1 from members as other where other.uuid <> members.uuid
  and other.branch_uuid = members.branch_uuid and other.unlinked_at is null
  and lower(other.pseudonym) = lower(members.pseudonym))`

/** Brings members back who were taken out of the branch in the last minutes; answers who was. */
export const relinkMembers = async (
  tx: Transaction,
  uuids: readonly string[],
  now: number,
): Promise<readonly string[]> => {
  const back = await tx
    .update(members)
    .set({ unlinkedAt: null, version: oneMore(members.version) })
    .where(and(inArray(members.uuid, [...uuids]), gt(members.unlinkedAt, undoableSince(now)), hasFreePseudonym))
    .returning({ uuid: members.uuid })
  return back.map(({ uuid }) => uuid)
}
