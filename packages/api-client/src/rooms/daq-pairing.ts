import { daqLimits } from '@repo/domain/rooms/room-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Uuid } from '../core/schemas.ts'
import { line } from '../core/text.ts'
import { PairingCode, pairingDigits, PairingSecret } from '../displays/pairing.ts'

/** The receiver later collects its key with `secret`. */
export const createDaqPairingCode = endpoint({
  method: 'POST',
  path: '/api/v2/daq/pairing-codes',
  summary: 'Get a pairing code for a receiver',
  access: { kind: 'center' },
  response: PairingCode,
  status: 201,
  errors: { 429: ['rate-limited'] },
})

/** Returns the key once. Returns 404 after the code expires. */
export const collectDaqPairing = endpoint({
  method: 'POST',
  path: '/api/v2/daq/pairing',
  summary: 'Collect the key of a paired receiver',
  access: { kind: 'center' },
  body: PairingSecret,
  response: z.object({ key: z.nullable(z.string()) }),
  errors: { 404: ['pairing-code-unknown'] },
})

/** Adds a device to the room. Returns 404 for a room of another branch. */
export const pairDaq = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/{uuid}/daq-pairing',
    summary: 'Pair a receiver by its code',
    access: { kind: 'staff', permission: 'rooklegend_connected', feature: 'daqs' },
    params: z.object({ uuid: Uuid }),
    body: z.object({ code: pairingDigits(), name: line(daqLimits.deviceName) }),
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: { 404: ['pairing-code-unknown'] },
  }),
)
