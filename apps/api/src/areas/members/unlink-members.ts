import { and, inArray, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { oneMore } from '../../http/change-seen.ts'

/** Takes members out of the branch; answers who was in it. */
export const unlinkMembers = async (
  tx: Transaction,
  uuids: readonly string[],
  now: number,
): Promise<readonly string[]> => {
  const left = await tx
    .update(members)
    .set({ unlinkedAt: new Date(now), version: oneMore(members.version) })
    .where(and(inArray(members.uuid, [...uuids]), isNull(members.unlinkedAt)))
    .returning({ uuid: members.uuid })
  return left.map(({ uuid }) => uuid)
}
