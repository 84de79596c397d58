import type { AuditChange, AuditSubjectKind } from '@repo/domain/center/audit'
import type { AuditAction } from '@repo/domain/center/audit-actions'
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { id, instant } from '../column-types.ts'
import { branchUuid } from './center.ts'

interface AuditDetails {
  /** What the thing was called. */
  readonly name: string
  readonly changes: readonly AuditChange[]
}

/**
 * Who of the staff did what. A trigger numbers the entries of a branch and chains each to the one before by a hash.
 * The hash holds the details by their salted digest alone, so that those of an erased member can go and the chain holds.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    /** From 1 in each branch; the trigger's, like the hash and the digest. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    /** Outlives the account, and so does the name. */
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
