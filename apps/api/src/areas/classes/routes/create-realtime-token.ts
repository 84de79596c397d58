import { createRealtimeToken } from '@repo/api-client/realtime/create-realtime-token'

import { route } from '../../../http/route.ts'
import { branchPrefix } from '../../../realtime/channels.ts'
import { realtimeClientId } from '../../auth/realtime-clients.ts'

/** Hosted Ably asks nobody whether a client is still welcome; for so long, at the most, a lost one can go on there. */
const TOKEN_LIFETIME_MS = 5 * 60 * 1000

export const createRealtimeTokenRoute = route(createRealtimeToken, async (_, { context, principal }) => {
  const { token, expiresAt } = await context.realtime.token({
    clientId: realtimeClientId(principal),
    capability: { [`${branchPrefix(principal.branch.branchUuid)}:*`]: ['subscribe'] },
    ttlMs: TOKEN_LIFETIME_MS,
  })
  return { token, expiresAt }
})
