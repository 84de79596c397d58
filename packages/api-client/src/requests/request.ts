import { REQUEST_CONFLICTS } from '@repo/domain/people/request-list'
import { SEXES } from '@repo/domain/trainings/calories'
import * as z from 'zod/mini'

import { orElse } from '../core/or-else.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'

const RequestWire = z.object({
  user_uuid: z.string(),
  name: z.string(),
  last_name_1: orElse(z.string(), ''),
  last_name_2: z.nullable(z.string()),
  pseudonym: orElse(z.string(), ''),
  email: z.string(),
  sex: z.nullable(z.enum(SEXES)),
  birthday: z.nullable(z.string()),
  /** Our addition; null from deployments without it. */
  requested_at: z.nullable(Moment),
  /** What a member of the center has already; null where nothing stands in the way. */
  conflict: z.nullable(z.enum(REQUEST_CONFLICTS)),
})

export const RequestCodec = renamed(RequestWire, {
  user_uuid: 'uuid',
  last_name_1: 'lastName1',
  last_name_2: 'lastName2',
  requested_at: 'requestedAt',
})
/** Somebody who asks to become a member, as lists show them. */
export type RequestRow = z.output<typeof RequestCodec>
