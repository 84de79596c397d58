import { periodAsked, periodFault, type Period } from '@repo/domain/period'

import type { Transaction } from '../../../database/database.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { centerToday } from '../../../lists/center-today.ts'

/** The period that is asked for, by the center's days. */
export const askedPeriod = async (tx: Transaction, asked: Partial<Period>, now: number): Promise<Period> => {
  const period = periodAsked(asked, await centerToday(tx, now))
  if (periodFault(period) !== null) throw new Refusal('invalid-input', { fields: { to_date: 'invalid-input' } })
  return period
}
