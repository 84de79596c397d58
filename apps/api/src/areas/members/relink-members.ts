import { and, gt, inArray } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { oneMore } from '../../http/change-seen.ts'
import { undoableSince } from '../../http/undoable-since.ts'

/**
 * Brings members back who were taken out of the branch in the last minutes, and returns who was. A pseudonym that
 * another member has is no obstacle, because it is none to adding a member either.
 */
export const relinkMembers = async (
  tx: Transaction,
  uuids: readonly string[],
  now: number,
): Promise<readonly string[]> => {
  const back = await tx
    .update(members)
    .set({ unlinkedAt: null, version: oneMore(members.version) })
    .where(and(inArray(members.uuid, [...uuids]), gt(members.unlinkedAt, undoableSince(now))))
    .returning({ uuid: members.uuid })
  return back.map(({ uuid }) => uuid)
}
