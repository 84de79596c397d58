import { listAudit } from '@repo/api-client/audit/list-audit'

import { listRoute } from '../../../lists/list-route.ts'
import { auditSource } from '../audit-source.ts'
import { presentAuditEntry } from '../presenters/audit-entry.ts'

export const listAuditRoute = listRoute(listAudit, auditSource, { row: presentAuditEntry })
