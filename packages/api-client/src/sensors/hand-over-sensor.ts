import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

const HandOverCodec = renamed(z.object({ former_user_uuid: z.nullable(Uuid), user_uuid: z.nullable(Uuid) }), {
  former_user_uuid: 'from',
  user_uuid: 'to',
})
/** From whom a sensor goes to whom; null is the center's drawer. */
export type HandOver = z.output<typeof HandOverCodec>

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
