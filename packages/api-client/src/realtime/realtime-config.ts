import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'

const ConfigWire = z.object({
  /** Options for the Ably client as they stand; embedded servers name themselves here, hosted ones need none. */
  client_options: z.record(z.string(), z.unknown()),
  branch_channel: z.string(),
})

/** How a browser reaches the realtime service: options of the Ably client, apart from the token. */
export const showRealtimeConfig = endpoint({
  method: 'GET',
  path: '/api/v2/realtime/config',
  summary: 'Where the realtime service is',
  access: { kind: 'staff', display: true },
  response: renamed(ConfigWire, { client_options: 'clientOptions', branch_channel: 'branchChannel' }),
})

/** A short-lived token that may subscribe to the branch's class channels and to nothing else. */
export const createRealtimeToken = endpoint({
  method: 'POST',
  path: '/api/v2/realtime/token',
  summary: 'Get a realtime token',
  access: { kind: 'staff', permission: 'rookremote_show', display: true },
  response: renamed(z.object({ token: z.string(), expires_at: z.number() }), { expires_at: 'expiresAt' }),
})
