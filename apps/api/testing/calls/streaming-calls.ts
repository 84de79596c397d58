import type { streamingEndpoints } from '@repo/api-client/streaming/endpoints'

import type { CallRows } from './call-row.ts'

const streamingAccount = { email: 'video@gym.example', api_key: 'key', secret_key: 'secret', account_id: 'account' }

export const streamingCalls: CallRows<typeof streamingEndpoints> = {
  createStreamingAccount: {
    granted: ['admin'],
    valid: () => ({ body: streamingAccount }),
    needsFeature: true,
    inVain: 409,
  },
  updateStreamingAccount: {
    granted: ['admin'],
    valid: (world) => ({ id: world.streamingAccountUuid, body: streamingAccount }),
    needsFeature: true,
  },
  deleteStreamingAccount: {
    granted: ['admin'],
    valid: (world) => ({ id: world.streamingAccountUuid }),
    needsFeature: true,
  },
}
