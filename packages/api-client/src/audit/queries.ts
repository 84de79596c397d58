import { listQueries } from '../core/list-queries.ts'
import { listAudit } from './endpoints.ts'

export const auditQueries = listQueries('audit', listAudit)
