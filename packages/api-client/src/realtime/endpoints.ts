import type { Endpoint } from '../core/endpoint.ts'
import { createRealtimeToken } from './create-realtime-token.ts'
import { showRealtimeConfig } from './show-realtime-config.ts'

export const realtimeEndpoints = {
  showRealtimeConfig,
  createRealtimeToken,
} satisfies Record<string, Endpoint>
