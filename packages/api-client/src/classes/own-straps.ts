import { PRINTED_DIGITS } from '@repo/domain/sensors/shown-strap'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'
import { text } from '../core/text.ts'
import { orElse } from '../core/tolerant-codecs.ts'

const PrintedDigits = text().check(z.minLength(PRINTED_DIGITS.min), z.maxLength(PRINTED_DIGITS.max))

const ShownStrapWire = {
  /** Random for each class: a phone never gets an address. */
  id: z.string(),
  radio: z.enum(['ant', 'ble']),
  name: z.nullable(z.string()),
  ending: z.string(),
  hr: z.nullable(z.int()),
}

const PickableStrapCodec = renamed(
  z.object({
    ...ShownStrapWire,
    is_new: orElse(z.boolean(), false),
    is_usual: orElse(z.boolean(), false),
    is_typed: orElse(z.boolean(), false),
  }),
  { hr: 'heartRate', is_new: 'isNew', is_usual: 'isUsual', is_typed: 'isTyped' },
)

const OwnStrapCodec = renamed(z.object({ ...ShownStrapWire, since: Moment, may_keep: z.boolean() }), {
  hr: 'heartRate',
  may_keep: 'mayKeep',
})

/**
 * `digits` are a part of the number printed on the strap. `own` is the strap that counts for the member. Empty once the
 * class is over or the member left.
 */
export const listRoomStraps = endpoint({
  method: 'GET',
  path: '/api/v2/participation/straps',
  summary: 'List the straps in the room that a member can pick',
  access: { kind: 'participant' },
  query: z.object({ digits: z.optional(PrintedDigits) }),
  response: renamed(z.object({ data: z.array(PickableStrapCodec), own: z.nullable(OwnStrapCodec) }), {
    data: 'straps',
  }),
})
export type RoomStraps = ResponseOf<typeof listRoomStraps>
export type PickableStrap = RoomStraps['straps'][number]
export type OwnStrap = NonNullable<RoomStraps['own']>

/**
 * `proof-needed`: another strap is as fast. Repeat the call while the member loosens the strap or holds it to the
 * receiver. With `keep`, the strap becomes the member's own sensor, which requires a sign-in code.
 */
export const pickStrap = endpoint({
  method: 'POST',
  path: '/api/v2/participation/straps',
  summary: 'Pick a strap that the room receives',
  access: { kind: 'participant' },
  body: renamed(z.object({ id: Uuid, digits: z.optional(PrintedDigits), keep: z.boolean() }), { keep: 'isKept' }),
  response: z.object({ state: z.enum(['picked', 'proof-needed']) }),
  errors: {
    404: ['strap-unknown'],
    409: ['strap-taken', 'class-over'],
    422: ['sign-in-code-required'],
    429: ['rate-limited'],
  },
})

/** The numbers counted from the strap go with it. */
export const giveStrapBack = endpoint({
  method: 'DELETE',
  path: '/api/v2/participation/straps',
  summary: 'Stop using a picked strap',
  access: { kind: 'participant' },
  response: Done,
  errors: { 404: ['strap-unknown'], 409: ['class-over'] },
})
