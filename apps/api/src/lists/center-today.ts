import { dayIn } from '@repo/domain/time/day'

import type { Transaction } from '../database/database.ts'
import { branches } from '../database/schema/center.ts'

/** The IANA zone of the branch of a transaction. */
export const centerZone = async (tx: Transaction): Promise<string> => {
  const [branch] = await tx.select({ zone: branches.zone }).from(branches)
  return branch?.zone ?? 'UTC'
}

/** The calendar day at the branch of a transaction, YYYY-MM-DD. */
export const centerToday = async (tx: Transaction, now: number): Promise<string> => dayIn(await centerZone(tx), now)
