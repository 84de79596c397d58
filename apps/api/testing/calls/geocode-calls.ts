import type { geocodeEndpoints } from '@repo/api-client/center/endpoints'

import type { CallRows } from './call-row.ts'

export const geocodeCalls: CallRows<typeof geocodeEndpoints> = {
  findAddress: {
    granted: ['admin'],
    valid: () => ({ query: { city: 'Celaya', country: 'MX' } }),
  },
  describePoint: {
    granted: ['admin'],
    valid: () => ({ query: { location_point: '20.5222,-100.8142' } }),
  },
}
