import { STEP_KINDS, type StepKind } from '@repo/domain/trainings/training-type'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData } from '../core/renamed.ts'
import { VersionShape, type Versioned } from '../core/seen.ts'

const TrainingTypeWire = z.object({
  training_type_uuid: z.string(),
  trainig_name: z.string(),
  /** In either language, where a deployment says so. */
  trainig_name_en: z.optional(z.string()),
  trainig_name_es: z.optional(z.string()),
  use_steps: z.nullable(z.object({ steps_types: z.string() })),
  ...VersionShape,
})

export interface TrainingType extends Versioned {
  readonly uuid: string
  readonly name: string
  /** Its name in either language; the one that was asked for where a deployment has no other. */
  readonly names: { readonly en: string; readonly es: string }
  /** What the type counts besides heart rate, or null. */
  readonly stepKind: StepKind | null
}

const TrainingTypeCodec = z.codec(TrainingTypeWire, z.custom<TrainingType>(), {
  decode: (wire) => ({
    uuid: wire.training_type_uuid,
    name: wire.trainig_name,
    names: { en: wire.trainig_name_en ?? wire.trainig_name, es: wire.trainig_name_es ?? wire.trainig_name },
    stepKind: STEP_KINDS.find((kind) => kind === wire.use_steps?.steps_types) ?? null,
    version: wire.version,
  }),
  encode: ({ uuid, name, names, stepKind, version }) => ({
    training_type_uuid: uuid,
    trainig_name: name,
    trainig_name_en: names.en,
    trainig_name_es: names.es,
    use_steps: stepKind === null ? null : { steps_types: stepKind },
    version,
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
