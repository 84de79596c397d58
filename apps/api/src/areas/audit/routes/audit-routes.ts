import type { auditEndpoints } from '@repo/api-client/audit/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { exportAuditRoute } from './export-audit.ts'
import { listAuditRoute } from './list-audit.ts'
import { verifyAuditRoute } from './verify-audit.ts'

export const auditRoutes: RoutesOf<typeof auditEndpoints> = {
  listAudit: listAuditRoute,
  exportAudit: exportAuditRoute,
  verifyAudit: verifyAuditRoute,
}
