import type { systemEndpoints } from '@repo/api-client/system/endpoints'

import { CALLERS } from '../world.ts'
import type { CallRows } from './call-row.ts'

export const systemCalls: CallRows<typeof systemEndpoints> = {
  showHealth: {
    granted: CALLERS,
    valid: () => ({}),
  },
  showReadiness: {
    granted: CALLERS,
    valid: () => ({}),
  },
  reportFault: {
    granted: CALLERS,
    valid: () => ({
      body: {
        app: 'panel',
        kind: 'render',
        name: 'TypeError',
        route: '/_guarded/users',
        version: '0.1.0',
        browser: 'chrome',
        frames: [{ function: 'save', file: '/assets/users-1a2b.js', line: 3, column: 7 }],
      },
    }),
  },
}
