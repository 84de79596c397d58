import { randomUUID } from 'node:crypto'

import { reportLimits } from '@repo/domain/limits'
import { and, asc, eq, lte } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { administrators } from '../../database/schema/administrators.ts'
import { sentReports } from '../../database/schema/sent-reports.ts'
import { Refusal } from '../../http/errors/refusal.ts'

const HOUR_MS = 3_600_000

/** Counts one mailed report of an administrator; refuses it, and says for how long, once the hour is full. */
export const countReport = async (
  tx: Transaction,
  { branchUuid, adminUuid, now }: { readonly branchUuid: string; readonly adminUuid: string; readonly now: number },
): Promise<void> => {
  // two reports at the same time are counted one after the other
  await tx
    .select({ uuid: administrators.uuid })
    .from(administrators)
    .where(eq(administrators.uuid, adminUuid))
    .for('no key update')
  const own = eq(sentReports.administratorUuid, adminUuid)
  await tx.delete(sentReports).where(and(own, lte(sentReports.at, new Date(now - HOUR_MS))))
  const counted = await tx.select({ at: sentReports.at }).from(sentReports).where(own).orderBy(asc(sentReports.at))
  const oldest = counted.at(-reportLimits.mailsPerHour)
  if (oldest !== undefined) {
    const left = oldest.at.getTime() + HOUR_MS - now
    throw new Refusal('rate-limited', { retryAfterSeconds: Math.ceil(left / 1000) })
  }
  await tx
    .insert(sentReports)
    .values({ uuid: randomUUID(), branchUuid, administratorUuid: adminUuid, at: new Date(now) })
}
