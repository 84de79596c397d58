import { AUDIT_FIELDS, AUDIT_SUBJECTS } from '@repo/domain/center/audit'
import { AUDIT_ACTIONS } from '@repo/domain/center/audit-actions'
import * as z from 'zod/mini'

import { endpoint, type Endpoint } from '../core/endpoint.ts'
import { exportEndpoint, listEndpoint } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { auditListDefinition } from './audit-list-definition.ts'

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])

const Field = z.enum(AUDIT_FIELDS)

const Change = z.union([
  z.object({ field: Field, before: Value, after: Value }),
  renamed(z.object({ field: Field, is_withheld: z.literal(true) }), { is_withheld: 'isWithheld' }),
])

const AuditEntryWire = z.object({
  uuid: z.string(),
  sequence: z.number(),
  at: Moment,
  administrator_uuid: z.nullable(z.string()),
  administrator_name: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  subject_kind: z.nullable(z.enum(AUDIT_SUBJECTS)),
  subject_uuid: z.nullable(z.string()),
  subject_name: z.nullable(z.string()),
  changes: z.array(Change),
  hash: z.string(),
})

const AuditEntryCodec = renamed(AuditEntryWire, {
  administrator_uuid: 'byUuid',
  administrator_name: 'byName',
  subject_kind: 'subjectKind',
  subject_uuid: 'subjectUuid',
  subject_name: 'subjectName',
})
export type AuditEntry = z.output<typeof AuditEntryCodec>

export const listAudit = listEndpoint({
  summary: 'List audit log entries',
  permission: 'administrator_show',
  ...auditListDefinition,
  row: AuditEntryCodec,
})

export const exportAudit = exportEndpoint(listAudit, 'Export what staff did as CSV or XLSX')

const Verification = renamed(
  z.object({
    entries: z.number(),
    /** The first missing or altered entry, or null. */
    broken_at: z.nullable(z.number()),
  }),
  { broken_at: 'brokenAt' },
)

export const verifyAudit = endpoint({
  method: 'GET',
  path: '/api/v2/audit/verification',
  summary: 'Check the chain of the audit',
  access: { kind: 'staff', permission: 'administrator_show' },
  response: Verification,
})

export const auditEndpoints = {
  listAudit,
  exportAudit,
  verifyAudit,
} satisfies Record<string, Endpoint>
