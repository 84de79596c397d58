import { showRealtimeConfig } from '@repo/api-client/realtime/show-realtime-config'

import { route } from '../../../http/route.ts'
import { roomsChannel } from '../../../realtime/channels.ts'

export const showRealtimeConfigRoute = route(showRealtimeConfig, async (_, { context, principal, origin }) => ({
  clientOptions: { ...context.realtime.clientOptions(origin) },
  branchChannel: roomsChannel(principal.branch.branchUuid),
}))
