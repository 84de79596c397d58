import type { dashboardEndpoints } from '@repo/api-client/dashboard/endpoints'

import { BOTH_ROLES, type CallRows } from './call-row.ts'

export const dashboardCalls: CallRows<typeof dashboardEndpoints> = {
  showDashboard: {
    granted: BOTH_ROLES,
    valid: () => ({}),
  },
  showOverview: {
    granted: BOTH_ROLES,
    valid: () => ({}),
  },
}
