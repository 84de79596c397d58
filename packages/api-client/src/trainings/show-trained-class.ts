import * as z from 'zod/mini'

import { ResultCodec, type ClassSummary } from '../classes/show-class-summary.ts'
import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'

const TrainedClassWire = z.object({
  uuid: z.string(),
  room_name: z.string(),
  training_name: z.string(),
  class_start_at: Moment,
  ended_at: z.nullable(Moment),
  participants: z.array(ResultCodec),
})

/** A class after its end, and what everybody who stayed reached in it, most points first. */
export interface TrainedClass extends ClassSummary {
  readonly roomName: string
}

export const showTrainedClass = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/class/{uuid}',
  summary: 'Show a class with everybody’s result',
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  response: renamed(TrainedClassWire, {
    room_name: 'roomName',
    training_name: 'trainingName',
    class_start_at: 'startAt',
    ended_at: 'endedAt',
    participants: 'results',
  }) satisfies z.ZodMiniType<TrainedClass>,
})
