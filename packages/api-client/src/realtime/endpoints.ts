import type { Endpoint } from '../core/endpoint.ts'
import { createRealtimeToken, showRealtimeConfig } from './realtime-config.ts'

export const realtimeEndpoints = {
  showRealtimeConfig,
  createRealtimeToken,
} satisfies Record<string, Endpoint>
