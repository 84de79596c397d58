import { DATA_ORDERS } from '@repo/domain/classes/class-configuration'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'

/** Duration and delay in minutes. `people` have a result. Effort in percent of the maximum heart rate. */
const PastClass = renamed(
  z.object({
    uuid: z.string(),
    training_type_uuid: z.string(),
    training_name: z.string(),
    class_start_at: Moment,
    duration: z.int(),
    class_delay: z.int(),
    data_order: orElse(z.enum(DATA_ORDERS), 'calories'),
    user_capacity_status: z.boolean(),
    capacity: z.int(),
    people: z.int(),
    effort_avg: z.nullable(z.number()),
    rookpoints: z.number(),
  }),
  {
    training_type_uuid: 'trainingTypeUuid',
    training_name: 'trainingName',
    class_start_at: 'startAt',
    class_delay: 'delay',
    data_order: 'order',
    user_capacity_status: 'isLimited',
    effort_avg: 'averageEffort',
    rookpoints: 'points',
  },
)
export type PastClass = z.output<typeof PastClass>

/** The last five classes with results, newest first, and how many members get no calories for lack of a weight. */
export const showRoomHistory = endpoint({
  method: 'GET',
  path: '/api/v2/room/{uuid}/history',
  summary: 'List the last classes of a room',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: renamed(z.object({ members: z.int(), members_without_weight: z.int(), data: z.array(PastClass) }), {
    members_without_weight: 'withoutWeight',
    data: 'classes',
  }),
})
