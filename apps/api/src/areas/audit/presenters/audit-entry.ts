import type { AuditEntry } from '@repo/api-client/audit/list-audit'

import type { AuditRow } from '../audit-source.ts'

/** Something that somebody of the staff did, as lists show it. */
export const presentAuditEntry = (row: AuditRow): AuditEntry => ({
  uuid: row.uuid,
  sequence: row.sequence,
  at: row.at,
  byUuid: row.administratorUuid,
  byName: row.administratorName,
  action: row.action,
  subjectKind: row.subjectKind,
  subjectUuid: row.subjectUuid,
  subjectName: row.details?.name ?? null,
  changes: row.details?.changes ?? [],
  hash: row.hash,
})
