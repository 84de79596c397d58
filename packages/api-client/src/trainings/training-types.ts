import { trainingTypeLimits } from '@repo/domain/core/limits'
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

/** A kind of training as it is to be. */
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

/** Adds a kind of training to the center's own; it stands last. */
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

/** Changes a kind of training; classes and trainings of it are called by its new name. */
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

/** Offers a kind of training no longer; trainings done in it keep it. The last one stays. */
export const retireTrainingType = endpoint({
  method: 'DELETE',
  path: '/api/v2/trainings/type/{uuid}',
  summary: 'Retire a training type',
  access: { kind: 'staff', permission: 'center_information_show' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['last-training-type'] },
})

/** Offers a kind of training again, within minutes of its being retired. */
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
