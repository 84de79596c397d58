import type { BranchDatabase } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'

type Change = Partial<Pick<typeof branches.$inferInsert, 'zone' | 'offset' | 'firstStepsPutAwayAt'>>

/** Changes what a branch says of itself; row-level security leaves its one row. */
export const changeBranch = (branch: BranchDatabase, change: Change): Promise<unknown> =>
  branch.run((tx) => tx.update(branches).set(change))
