import { showRealtimeConfig } from '@repo/api-client/realtime/show-realtime-config'

import { route } from '../../http/route.ts'
import { roomsChannel } from '../../live/channels.ts'

export const showRealtimeConfigRoute = route(showRealtimeConfig, async (_, { context, principal }) => ({
  client_options: { ...context.realtime.clientOptions() },
  branch_channel: roomsChannel(principal.branch.branchUuid),
}))
