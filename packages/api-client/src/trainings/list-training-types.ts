import { STEP_KINDS, type StepKind } from '@repo/domain/training-type'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData } from '../core/renamed.ts'

const TrainingTypeWire = z.object({
  training_type_uuid: z.string(),
  trainig_name: z.string(),
  use_steps: z.nullable(z.object({ steps_types: z.string() })),
})

export interface TrainingType {
  readonly uuid: string
  readonly name: string
  /** What the type counts besides heart rate, or null. */
  readonly stepKind: StepKind | null
}

const TrainingTypeCodec = z.codec(TrainingTypeWire, z.custom<TrainingType>(), {
  decode: (wire) => ({
    uuid: wire.training_type_uuid,
    name: wire.trainig_name,
    stepKind: STEP_KINDS.find((kind) => kind === wire.use_steps?.steps_types) ?? null,
  }),
  encode: ({ uuid, name, stepKind }) => ({
    training_type_uuid: uuid,
    trainig_name: name,
    use_steps: stepKind === null ? null : { steps_types: stepKind },
  }),
})

/** The kinds of training a class can have, with the sort of steps each counts. */
export const listTrainingTypes = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/type',
  summary: 'List the training types',
  access: { kind: 'staff', operated: true },
  response: inData(TrainingTypeCodec),
})
