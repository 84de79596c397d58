import type { Transaction } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'

type Change = Partial<
  Pick<
    typeof branches.$inferInsert,
    'name' | 'description' | 'language' | 'measurementSystem' | 'zone' | 'offset' | 'imageUrl' | 'firstStepsPutAwayAt'
  >
>

/** Changes what a branch says of itself; row-level security leaves its one row. */
export const changeBranch = async (tx: Transaction, change: Change): Promise<void> => {
  await tx.update(branches).set(change)
}
