import type { Endpoint } from '../core/endpoint.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import { verifyAudit } from './verify-audit.ts'

export const auditEndpoints = {
  listAudit,
  exportAudit,
  verifyAudit,
} satisfies Record<string, Endpoint>
