import { STEP_KINDS, type StepKind } from '@repo/domain/training-type'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'

/** The kinds of training a class can have, with the sort of steps each counts. */
export const listTrainingTypes = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/type',
  summary: 'List the training types',
  access: { kind: 'staff', operated: true },
  response: z.object({
    data: z.array(
      z.object({
        training_type_uuid: z.string(),
        trainig_name: z.string(),
        use_steps: z.nullable(z.object({ steps_types: z.string() })),
      }),
    ),
  }),
})

export interface TrainingType {
  readonly uuid: string
  readonly name: string
  /** What the type counts besides heart rate, or null. */
  readonly stepKind: StepKind | null
}

/** Our shape of the training types. */
export const trainingTypesOf = (wire: ResponseOf<typeof listTrainingTypes>): readonly TrainingType[] =>
  wire.data.map((type) => ({
    uuid: type.training_type_uuid,
    name: type.trainig_name,
    stepKind: STEP_KINDS.find((kind) => kind === type.use_steps?.steps_types) ?? null,
  }))
