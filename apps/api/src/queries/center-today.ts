import type { Transaction } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'

/** The calendar day at the branch of a transaction, YYYY-MM-DD. */
export const centerToday = async (tx: Transaction, now: number): Promise<string> => {
  const [branch] = await tx.select({ zone: branches.zone }).from(branches)
  // Swedish writes dates the ISO way
  return new Intl.DateTimeFormat('sv-SE', { timeZone: branch?.zone ?? 'UTC' }).format(now)
}
