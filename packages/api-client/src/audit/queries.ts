import { listQueries } from '../core/list-queries.ts'
import { listAudit } from './audit-endpoints.ts'

export const auditQueries = listQueries('audit', listAudit)
