import type { realtimeEndpoints } from '@repo/api-client/realtime/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { createRealtimeTokenRoute } from './create-realtime-token.ts'
import { showRealtimeConfigRoute } from './show-realtime-config.ts'

export const realtimeRoutes: RoutesOf<typeof realtimeEndpoints> = {
  showRealtimeConfig: showRealtimeConfigRoute,
  createRealtimeToken: createRealtimeTokenRoute,
}
