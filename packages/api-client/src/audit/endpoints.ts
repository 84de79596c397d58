import type { Endpoint } from '../core/endpoint.ts'
import { exportAudit, listAudit, verifyAudit } from './audit-endpoints.ts'

export const auditEndpoints = {
  listAudit,
  exportAudit,
  verifyAudit,
} satisfies Record<string, Endpoint>
