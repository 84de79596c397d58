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
