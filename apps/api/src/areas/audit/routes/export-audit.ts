import { exportAudit } from '@repo/api-client/audit/export-audit'
import type { AuditChange } from '@repo/domain/audit'

import { exportRoute } from '../../../lists/export-route.ts'
import { auditSource } from '../audit-source.ts'

const saidOf = (change: AuditChange): string =>
  'isWithheld' in change ? change.field : `${change.field}: ${change.before ?? '–'} → ${change.after ?? '–'}`

/** The file is for programs and for comparing: actions and fields have their own names, and each row its hash. */
export const exportAuditRoute = exportRoute(exportAudit, auditSource, {
  audit: 'audit-exported',
  title: { en: 'Audit', es: 'Auditoría' },
  heads: {
    en: ['Number', 'When', 'Who', 'What', 'About', 'Changes', 'Hash'],
    es: ['Número', 'Cuándo', 'Quién', 'Qué', 'Sobre', 'Cambios', 'Hash'],
  },
  cells: ({ sequence, at, administratorName, action, details, hash }) => [
    sequence,
    at.toISOString(),
    administratorName,
    action,
    details?.name ?? null,
    (details?.changes ?? []).map(saidOf).join('; ') || null,
    hash,
  ],
})
