import type { Transaction } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'

type Change = Partial<
  Omit<typeof branches.$inferInsert, 'uuid' | 'locationUuid' | 'publishableKey' | 'status' | 'features' | 'createdAt'>
>

/** Changes what a branch says of itself; row-level security leaves its one row. */
export const changeBranch = async (tx: Transaction, change: Change): Promise<void> => {
  await tx.update(branches).set(change)
}
