import { secretLimits } from '@repo/domain/core/limits'
import { displayLimits } from '@repo/domain/rooms/room-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'
import { line, text } from '../core/text.ts'

/** Shown on the device. The device later collects its token with `secret`. */
export const PairingCode = renamed(z.object({ code: z.string(), secret: z.string(), expires_at: Moment }), {
  expires_at: 'expiresAt',
})

export const PairingSecret = z.object({
  secret: text().check(z.minLength(secretLimits.pairing.min), z.maxLength(secretLimits.pairing.max)),
})

export const pairingDigits = () => text().check(z.regex(/^\d{6}$/))

export const createPairingCode = endpoint({
  method: 'POST',
  path: '/api/v2/displays/pairing-codes',
  summary: 'Get a pairing code for a display',
  access: { kind: 'center' },
  response: PairingCode,
  status: 201,
  errors: { 429: ['rate-limited'] },
})

/** Returns the token once. Returns 404 after the code expires. */
export const collectPairing = endpoint({
  method: 'POST',
  path: '/api/v2/displays/pairing',
  summary: 'Collect the token of a paired display',
  access: { kind: 'center' },
  body: PairingSecret,
  response: z.object({ token: z.nullable(z.string()) }),
  errors: { 404: ['pairing-code-unknown'] },
})

/** Without a room, the display asks for one. Returns 404 for a room of another branch. */
export const pairDisplay = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/displays',
    summary: 'Pair a display by its code',
    access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
    body: renamed(
      z.object({
        code: pairingDigits(),
        name: line(displayLimits.name),
        room_uuid: z.optional(Uuid),
      }),
      { room_uuid: 'roomUuid' },
    ),
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: { 404: ['pairing-code-unknown'] },
  }),
)
