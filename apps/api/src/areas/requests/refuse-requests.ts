import { and, inArray } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { linkRequests } from '../../database/schema/link-requests.ts'
import { isWaiting } from './waiting-requests.ts'

/** Refuses those who still ask; answers with who they are. */
export const refuseRequests = async (tx: Transaction, uuids: readonly string[], now: number): Promise<string[]> => {
  const refused = await tx
    .update(linkRequests)
    .set({ refusedAt: new Date(now) })
    .where(and(inArray(linkRequests.uuid, [...uuids]), isWaiting))
    .returning({ uuid: linkRequests.uuid })
  return refused.map(({ uuid }) => uuid)
}
