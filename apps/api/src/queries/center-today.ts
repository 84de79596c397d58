import { dayIn } from '@repo/domain/day'

import type { Transaction } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'

/** The calendar day at the branch of a transaction, YYYY-MM-DD. */
export const centerToday = async (tx: Transaction, now: number): Promise<string> => {
  const [branch] = await tx.select({ zone: branches.zone }).from(branches)
  return dayIn(branch?.zone ?? 'UTC', now)
}
