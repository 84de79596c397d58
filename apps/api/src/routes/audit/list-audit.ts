import { listAudit } from '@repo/api-client/audit/list-audit'

import { listRoute } from '../../lists/list-route.ts'
import { presentAuditEntry } from '../../presenters/audit-entry.ts'
import { auditSource } from '../../queries/audit-source.ts'

export const listAuditRoute = listRoute(listAudit, auditSource, { row: presentAuditEntry })
