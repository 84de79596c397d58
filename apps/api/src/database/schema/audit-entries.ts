import type { AuditChange, AuditSubjectKind } from '@repo/domain/center/audit'
import type { AuditAction } from '@repo/domain/center/audit-actions'
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { id, instant } from '../column-types.ts'
import { branchUuid } from './center.ts'

interface AuditDetails {
  readonly name: string
  readonly changes: readonly AuditChange[]
}

/** Hash chain. It covers only a salted digest of the details, so that an erased member's details can be deleted. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    /** No foreign key, because it outlives the account. */
    administratorUuid: uuid('administrator_uuid'),
    administratorName: text('administrator_name').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubjectKind>(),
    subjectUuid: uuid('subject_uuid'),
    details: jsonb('details').$type<AuditDetails>(),
    salt: uuid('salt'),
    detailsDigest: text('details_digest').notNull().default(''),
    hash: text('hash').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('audit_entries_sequence').on(table.branchUuid, table.sequence),
    index('audit_entries_subject').on(table.branchUuid, table.subjectUuid),
  ],
)
