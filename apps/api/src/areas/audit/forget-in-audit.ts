import { inArray } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'

/** Takes out of the audit what it says of people who are no more; that something was done stays. */
export const forgetInAudit = async (tx: Transaction, uuids: readonly string[]): Promise<void> => {
  await tx
    .update(auditEntries)
    .set({ subjectUuid: null, details: null, salt: null })
    .where(inArray(auditEntries.subjectUuid, [...uuids]))
}
