import type { systemEndpoints } from '@repo/api-client/system/endpoints'

import { CALLERS } from '../world.ts'
import type { CallRows } from './call-row.ts'

export const systemCalls: CallRows<typeof systemEndpoints> = {
  showHealth: {
    granted: CALLERS,
    valid: () => ({}),
  },
}
