import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'

/** A wall asks for a six-digit code to show; `secret` is what it later collects its token with. */
export const createPairingCode = endpoint({
  method: 'POST',
  path: '/api/v2/displays/pairing-codes',
  summary: 'A code for pairing a wall',
  access: { kind: 'center' },
  response: renamed(z.object({ code: z.string(), secret: z.string(), expires_at: Moment }), {
    expires_at: 'expiresAt',
  }),
  status: 201,
  errors: { 429: ['rate-limited'] },
})
