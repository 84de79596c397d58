import { listQueries } from '../core/list-queries.ts'
import { listAudit } from './audit-endpoints.ts'

/** The pages of what staff did. */
export const auditQueries = listQueries('audit', listAudit)
