import type { statisticsEndpoints } from '@repo/api-client/statistics/endpoints'

import { BOTH_ROLES, type CallRows } from './call-row.ts'

export const statisticsCalls: CallRows<typeof statisticsEndpoints> = {
  showReport: {
    granted: BOTH_ROLES,
    valid: () => ({ query: { from_date: '2026-01-01', to_date: '2026-11-30' } }),
  },
  exportRanking: {
    granted: BOTH_ROLES,
    valid: () => ({ query: { format: 'csv' } }),
  },
}
