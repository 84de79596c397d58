import type { Versioned } from '@repo/api-client/core/seen'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/branches.ts'
import { changeSeen } from '../../http/change-seen.ts'

type Change = Partial<
  Omit<
    typeof branches.$inferInsert,
    'uuid' | 'locationUuid' | 'publishableKey' | 'status' | 'features' | 'createdAt' | 'version' | 'locationVersion'
  >
>

/** Changes of a branch what no form writes; row-level security leaves its one row. */
export const changeBranch = async (tx: Transaction, change: Change): Promise<void> => {
  await tx.update(branches).set(change)
}

/** Changes what a branch says of itself. */
export const changeBranchData = (tx: Transaction, { version, ...change }: Change & Versioned): Promise<void> =>
  changeSeen(tx, { table: branches, row: undefined, version, change })

/** Changes where a branch is. */
export const changeAddress = (
  tx: Transaction,
  locationUuid: string,
  { version, ...change }: Change & Versioned,
): Promise<void> => {
  const row = eq(branches.locationUuid, locationUuid)
  return changeSeen(tx, { table: branches, row, version, change, counter: 'locationVersion' })
}
