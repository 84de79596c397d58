import { type auditEndpoints, exportAudit, listAudit, verifyAudit } from '@repo/api-client/audit/endpoints'
import type { AuditChange } from '@repo/domain/center/audit'

import { route, type RoutesOf } from '../../http/route.ts'
import { exportRoute } from '../../lists/export-route.ts'
import { listRoute } from '../../lists/list-route.ts'
import { checkAuditChain } from './audit-chain.ts'
import { auditSource, presentAuditEntry } from './audit-queries.ts'

const listAuditRoute = listRoute(listAudit, auditSource, { row: presentAuditEntry })

const saidOf = (change: AuditChange): string =>
  'isWithheld' in change ? change.field : `${change.field}: ${change.before ?? '–'} → ${change.after ?? '–'}`

/** For programs: actions and fields keep their internal names, and each row has its hash. */
const exportAuditRoute = exportRoute(exportAudit, auditSource, {
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

const verifyAuditRoute = route(verifyAudit, (_, { principal }) => checkAuditChain(principal.branch))

export const auditRoutes: RoutesOf<typeof auditEndpoints> = {
  listAudit: listAuditRoute,
  exportAudit: exportAuditRoute,
  verifyAudit: verifyAuditRoute,
}
