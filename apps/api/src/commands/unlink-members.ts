import { and, inArray, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { members } from '../db/tables/members.ts'

/** Takes members out of the branch; answers who was in it. */
export const unlinkMembers = async (
  tx: Transaction,
  uuids: readonly string[],
  now: number,
): Promise<readonly string[]> => {
  const left = await tx
    .update(members)
    .set({ unlinkedAt: new Date(now), version: sql`${members.version} + 1` })
    .where(and(inArray(members.uuid, [...uuids]), isNull(members.unlinkedAt)))
    .returning({ uuid: members.uuid })
  return left.map(({ uuid }) => uuid)
}
