import { createRealtimeToken } from '@repo/api-client/realtime/create-realtime-token'

import { route } from '../../http/route.ts'
import { branchPrefix } from '../../live/channels.ts'

const TOKEN_LIFETIME_MS = 60 * 60 * 1000

export const createRealtimeTokenRoute = route(createRealtimeToken, async (_, { context, principal }) => {
  const clientId = principal.kind === 'staff' ? `staff:${principal.adminUuid}` : `display:${principal.displayUuid}`
  const { token, expiresAt } = await context.realtime.token({
    clientId,
    capability: { [`${branchPrefix(principal.branch.branchUuid)}:*`]: ['subscribe'] },
    ttlMs: TOKEN_LIFETIME_MS,
  })
  return { token, expires_at: expiresAt }
})
