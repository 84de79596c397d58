import type { auditEndpoints } from '@repo/api-client/audit/endpoints'

import type { CallRows } from './call-row.ts'

export const auditCalls: CallRows<typeof auditEndpoints> = {
  listAudit: {
    granted: ['admin'],
    valid: () => ({}),
  },
  exportAudit: {
    granted: ['admin'],
    valid: () => ({ query: { format: 'csv' } }),
  },
  verifyAudit: {
    granted: ['admin'],
    valid: () => ({}),
  },
}
