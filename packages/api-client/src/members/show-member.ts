import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'
import { MemberCodec } from './member.ts'

/** One member with measures. */
export const showMember = endpoint({
  method: 'GET',
  path: '/api/v2/users/{uuid}/information',
  summary: 'Show a member',
  access: { kind: 'staff', permission: 'user_show' },
  params: z.object({ uuid: Uuid }),
  response: MemberCodec,
})
