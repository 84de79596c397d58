import type { realtimeEndpoints } from '@repo/api-client/classes/endpoints'

import { AND_WALLS, type CallRows } from './call-row.ts'

export const realtimeCalls: CallRows<typeof realtimeEndpoints> = {
  showRealtimeConfig: {
    granted: ['admin', 'coach', 'stranger', 'display'],
    valid: () => ({}),
  },
  createRealtimeToken: {
    granted: AND_WALLS,
    valid: () => ({}),
  },
}
