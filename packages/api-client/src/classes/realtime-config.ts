import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'

const ConfigWire = z.object({
  client_options: z.record(z.string(), z.unknown()),
  branch_channel: z.string(),
})

export const showRealtimeConfig = endpoint({
  method: 'GET',
  path: '/api/v2/realtime/config',
  summary: 'Where the realtime service is',
  access: { kind: 'staff', display: true },
  response: renamed(ConfigWire, { client_options: 'clientOptions', branch_channel: 'branchChannel' }),
})

/** Only allows subscribing: displays to rooms and class channels, staff also to the staff's class channels. */
export const createRealtimeToken = endpoint({
  method: 'POST',
  path: '/api/v2/realtime/token',
  summary: 'Get a realtime token',
  access: { kind: 'staff', permission: 'rookremote_show', display: true },
  response: renamed(z.object({ token: z.string(), expires_at: z.number() }), { expires_at: 'expiresAt' }),
})
