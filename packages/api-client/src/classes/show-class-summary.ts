import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'

/** What everybody who joined reached in a class, for the screen after its end. Pseudonyms only. */
export const showClassSummary = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/summary',
  summary: 'Results of a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', display: true },
  params: z.object({ uuid: Uuid }),
  response: z.object({
    uuid: z.string(),
    training_name: z.string(),
    class_start_at: z.string(),
    ended_at: z.nullable(z.string()),
    participants: z.array(
      z.object({
        final_user_uuid: z.string(),
        pseudonym: z.string(),
        user_url_image: z.nullable(z.string()),
        effort_avg: z.nullable(z.number()),
        hr_max: z.nullable(z.number()),
        calories_tot: z.nullable(z.number()),
        steps_tot: z.nullable(z.number()),
        rookpoints: z.number(),
        duration_time_tot: z.number(),
        zones: z.array(z.number()),
        below_time_tot: z.number(),
      }),
    ),
  }),
})

export interface ClassResult {
  readonly userUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly averageEffort: number | null
  readonly maxHeartRate: number | null
  readonly calories: number | null
  readonly steps: number | null
  readonly points: number
  /** Seconds with a heart rate; none for who joined and never sent one. */
  readonly seconds: number
  /** Seconds in z1 to z5. */
  readonly zoneSeconds: readonly number[]
  /** Seconds below the zones. */
  readonly belowSeconds: number
}

export interface ClassSummary {
  readonly trainingName: string
  readonly startAt: Date
  readonly endedAt: Date | null
  readonly results: readonly ClassResult[]
}

/** Our shape of a class's results. */
export const classSummaryOf = (wire: ResponseOf<typeof showClassSummary>): ClassSummary => ({
  trainingName: wire.training_name,
  startAt: new Date(wire.class_start_at),
  endedAt: wire.ended_at === null ? null : new Date(wire.ended_at),
  results: wire.participants.map((participant) => ({
    userUuid: participant.final_user_uuid,
    pseudonym: participant.pseudonym,
    imageUrl: participant.user_url_image,
    averageEffort: participant.effort_avg,
    maxHeartRate: participant.hr_max,
    calories: participant.calories_tot,
    steps: participant.steps_tot,
    points: participant.rookpoints,
    seconds: participant.duration_time_tot,
    zoneSeconds: participant.zones,
    belowSeconds: participant.below_time_tot,
  })),
})
