import { DATA_ORDERS, type DataOrder } from '@repo/domain/classes/class-configuration'
import type { Visibility } from '@repo/domain/privacy/visibility'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { PacketWire } from './packet.ts'
import { VisibilityCodec } from './visibility.ts'

export interface ClassResult {
  readonly userUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly averageEffort: number | null
  readonly maxHeartRate: number | null
  readonly calories: number | null
  readonly steps: number | null
  readonly points: number
  readonly seconds: number
  readonly zoneSeconds: readonly number[]
  readonly belowSeconds: number
  /** Absent for everything. Without numbers, `zoneSeconds` and `belowSeconds` are shares in percent. */
  readonly visibility?: Visibility | undefined
  readonly guestNumber?: number | undefined
}

export interface ClassSummary {
  readonly uuid: string
  readonly trainingName: string
  readonly startAt: Date
  readonly endedAt: Date | null
  /** The order of the class, which its results follow. */
  readonly order: DataOrder
  readonly results: readonly ClassResult[]
  /** Participants without a line. Only for displays. */
  readonly notShown?: number | undefined
}

const ResultWire = z.object({
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
  visibility: z.optional(VisibilityCodec),
  guest_number: z.optional(z.int()),
})

export const ResultCodec = renamed(ResultWire, {
  final_user_uuid: 'userUuid',
  user_url_image: 'imageUrl',
  effort_avg: 'averageEffort',
  hr_max: 'maxHeartRate',
  calories_tot: 'calories',
  steps_tot: 'steps',
  rookpoints: 'points',
  duration_time_tot: 'seconds',
  zones: 'zoneSeconds',
  below_time_tot: 'belowSeconds',
  guest_number: 'guestNumber',
}) satisfies z.ZodMiniType<ClassResult>

const SummaryWire = z.object({
  uuid: z.string(),
  training_name: z.string(),
  class_start_at: Moment,
  ended_at: z.nullable(Moment),
  data_order: orElse(z.enum(DATA_ORDERS), 'calories'),
  participants: z.array(ResultCodec),
  not_shown: z.optional(z.int()),
})

export const showClassSummary = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/summary',
  summary: 'Results of a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', display: true },
  params: z.object({ uuid: Uuid }),
  response: renamed(SummaryWire, {
    training_name: 'trainingName',
    class_start_at: 'startAt',
    ended_at: 'endedAt',
    data_order: 'order',
    participants: 'results',
    not_shown: 'notShown',
  }) satisfies z.ZodMiniType<ClassSummary>,
})

export const showJoinCode = endpoint({
  method: 'POST',
  path: '/api/v2/room/configuration/{uuid}/join-code',
  summary: "Show a class's QR code on its displays",
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: Done,
})

export const showMeasurements = endpoint({
  method: 'GET',
  path: '/api/v2/measurements/class/{uuid}',
  summary: 'The current packet of a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', display: true },
  params: z.object({ uuid: Uuid }),
  response: PacketWire,
})
