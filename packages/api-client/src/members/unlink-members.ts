import { memberLimits } from '@repo/domain/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'

const MembersWire = z.object({
  user_uuids: z.array(Uuid).check(z.minLength(1), z.maxLength(memberLimits.atOnce.max)),
})

/** Takes several members out at once; those already out are not counted. */
export const unlinkMembers = endpoint({
  method: 'POST',
  path: '/api/v2/centers/{branch}/users/unlinked',
  summary: 'Take members out of the center',
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ branch: Uuid }),
  body: renamed(MembersWire, { user_uuids: 'uuids' }),
  response: z.object({ unlinked: z.int() }),
})
