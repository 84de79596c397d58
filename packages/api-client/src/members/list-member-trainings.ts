import type { CountedTraining } from '@repo/domain/training-totals'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { CalendarDate, Uuid } from '../core/schemas.ts'
import { SummariesWire } from '../trainings/summaries.ts'

/** A member's trainings in a period, newest first. Days are the center's; without them, the last seven. */
export const listMemberTrainings = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/user/{uuid}',
  summary: "A member's trainings",
  access: { kind: 'staff', permission: 'user_metrics' },
  params: z.object({ uuid: Uuid }),
  query: z.object({ from_date: z.optional(CalendarDate), to_date: z.optional(CalendarDate) }),
  response: z.object({
    data: z.array(
      z.object({
        training_uuid: z.string(),
        device_type: z.string(),
        training_type: z.string(),
        start: z.string(),
        offset: z.string(),
        modality: z.string(),
        datetime: z.string(),
        summaries: SummariesWire,
        rewards: z.object({ calories_points: z.nullable(z.number()) }),
      }),
    ),
  }),
})

export interface MemberTraining extends CountedTraining {
  readonly startAt: Date
  readonly modality: 'individual' | 'group'
}

/** Our shape of a member's trainings. */
export const memberTrainingsOf = (wire: ResponseOf<typeof listMemberTrainings>): readonly MemberTraining[] =>
  wire.data.map(({ training_uuid: uuid, training_type: type, start, modality, summaries, rewards }) => ({
    uuid,
    type,
    startAt: new Date(start),
    modality: modality === 'group' ? 'group' : 'individual',
    calories: summaries.calories_tot,
    steps: summaries.steps_tot,
    seconds: summaries.duration_time_tot,
    points: rewards.calories_points,
    zoneSeconds: {
      z1: summaries.z1_time_tot,
      z2: summaries.z2_time_tot,
      z3: summaries.z3_time_tot,
      z4: summaries.z4_time_tot,
      z5: summaries.z5_time_tot,
    },
  }))
