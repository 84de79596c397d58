import type { realtimeEndpoints } from '@repo/api-client/classes/endpoints'
import { createRealtimeToken, showRealtimeConfig } from '@repo/api-client/classes/realtime-config'

import { route, type RoutesOf } from '../../http/route.ts'
import { branchPrefix, roomsChannel } from '../../realtime/branch-events.ts'
import { realtimeClientId } from '../auth/realtime-clients.ts'

const showRealtimeConfigRoute = route(showRealtimeConfig, async (_, { context, principal, origin }) => ({
  clientOptions: { ...context.realtime.clientOptions(origin) },
  branchChannel: roomsChannel(principal.branch.branchUuid),
}))

/** Hosted Ably does not check clients again, so a revoked one stays connected for at most this long. */
const TOKEN_LIFETIME_MS = 5 * 60 * 1000

const createRealtimeTokenRoute = route(createRealtimeToken, async (_, { context, principal }) => {
  const { token, expiresAt } = await context.realtime.token({
    clientId: realtimeClientId(principal),
    capability: { [`${branchPrefix(principal.branch.branchUuid)}:*`]: ['subscribe'] },
    ttlMs: TOKEN_LIFETIME_MS,
  })
  return { token, expiresAt }
})

export const realtimeRoutes: RoutesOf<typeof realtimeEndpoints> = {
  showRealtimeConfig: showRealtimeConfigRoute,
  createRealtimeToken: createRealtimeTokenRoute,
}
