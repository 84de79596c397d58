import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/branches.ts'

/** The branch a transaction is bound to. */
export const branchOf = async (tx: Transaction): Promise<typeof branches.$inferSelect> => {
  const [branch] = await tx.select().from(branches)
  if (branch === undefined) throw new Error('the branch of the transaction is gone')
  return branch
}
