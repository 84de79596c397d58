import { randomUUID } from 'node:crypto'

import type { Transaction } from '../db/database.ts'
import { auditEntries } from '../db/tables/audit-entries.ts'
import type { StaffPrincipal } from '../principal.ts'

type Action = (typeof auditEntries.$inferInsert)['action']

/** Notes that a member of staff did something with members' data; part of the transaction that does it. */
export const recordAudit = async (
  tx: Transaction,
  principal: StaffPrincipal,
  action: Action,
  now: number,
): Promise<void> => {
  await tx.insert(auditEntries).values({
    uuid: randomUUID(),
    branchUuid: principal.branch.branchUuid,
    administratorUuid: principal.adminUuid,
    action,
    at: new Date(now),
  })
}
