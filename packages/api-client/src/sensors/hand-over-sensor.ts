import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** From whom a sensor goes to whom; null is the center's drawer. */
export interface HandOver {
  readonly from: string | null
  readonly to: string | null
}

const HandOverCodec = z.codec(
  z.object({ former_user_uuid: z.nullable(Uuid), user_uuid: z.nullable(Uuid) }),
  z.custom<HandOver>(),
  {
    decode: (wire) => ({ from: wire.former_user_uuid, to: wire.user_uuid }),
    encode: ({ from, to }) => ({ former_user_uuid: from, user_uuid: to }),
  },
)

/**
 * Gives a sensor to a member, or takes it back. Whoever asks says who has it as far as they know: when somebody else
 * was quicker, nothing changes and the answer is 409.
 */
export const handOverSensor = endpoint({
  method: 'PUT',
  path: '/api/v2/sensor/{uuid}/user',
  summary: 'Give a sensor to a member',
  access: { kind: 'staff', permission: 'user_show' },
  params: z.object({ uuid: Uuid }),
  body: HandOverCodec,
  response: Done,
  errors: { 409: ['sensor-moved'], 422: ['wearer-unknown'] },
})
