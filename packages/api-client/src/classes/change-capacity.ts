import { classLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

const { min, max } = classLimits.capacity

/** Changes how many may be in a class that waits or runs. Whoever is in stays, also above a lower number. */
export const changeCapacity = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/capacity',
  summary: 'Change the capacity of a running class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(
    z.object({ user_capacity_status: z.boolean(), capacity: z.int().check(z.minimum(min), z.maximum(max)) }),
    { user_capacity_status: 'isLimited' },
  ),
  response: Done,
  errors: { 409: ['class-over'] },
})
