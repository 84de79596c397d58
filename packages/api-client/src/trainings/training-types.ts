import { trainingTypeLimits } from '@repo/domain/trainings/training-limits'
import { STEP_KINDS, type StepKind } from '@repo/domain/trainings/training-type'
import type { TrainingTypeFields } from '@repo/domain/trainings/training-type-form'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { inData } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { line } from '../core/text.ts'
import { CHANGED_MEANWHILE, seen, type Versioned, VersionShape } from '../core/with-version.ts'

const { min, max } = trainingTypeLimits.name
const Name = line({ min, max })

const TrainingTypeBodyWire = z.object({
  trainig_name_en: Name,
  trainig_name_es: Name,
  use_steps: z.nullable(z.object({ steps_types: z.enum(STEP_KINDS) })),
})

const TrainingTypeBody = z.codec(TrainingTypeBodyWire, z.custom<TrainingTypeFields>(), {
  decode: (wire) => ({
    nameEn: wire.trainig_name_en,
    nameEs: wire.trainig_name_es,
    stepKind: wire.use_steps?.steps_types ?? null,
  }),
  encode: ({ nameEn, nameEs, stepKind }) => ({
    trainig_name_en: nameEn,
    trainig_name_es: nameEs,
    use_steps: stepKind === null ? null : { steps_types: stepKind },
  }),
})

const TrainingTypeWire = z.object({
  training_type_uuid: z.string(),
  trainig_name: z.string(),
  trainig_name_en: z.optional(z.string()),
  trainig_name_es: z.optional(z.string()),
  use_steps: z.nullable(z.object({ steps_types: z.string() })),
  ...VersionShape,
})

export interface TrainingType extends Versioned {
  readonly uuid: string
  readonly name: string
  readonly names: { readonly en: string; readonly es: string }
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

export const listTrainingTypes = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/type',
  summary: 'List the training types',
  access: { kind: 'staff', operated: true },
  response: inData(TrainingTypeCodec),
})

export const createTrainingType = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/trainings/type',
    summary: 'Add a training type',
    access: { kind: 'staff', permission: 'center_information_show' },
    body: TrainingTypeBody,
    response: z.object({ uuid: z.string() }),
    status: 201,
  }),
)

export const updateTrainingType = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/trainings/type/{uuid}',
    summary: 'Change a training type',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    body: seen(TrainingTypeBody),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)

/** Past trainings keep it. The last type can't be retired. */
export const retireTrainingType = endpoint({
  method: 'DELETE',
  path: '/api/v2/trainings/type/{uuid}',
  summary: 'Retire a training type',
  access: { kind: 'staff', permission: 'center_information_show' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['last-training-type'] },
})

export const restoreTrainingType = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/trainings/type/{uuid}/restore',
    summary: 'Restore a retired training type',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    response: Done,
  }),
)
