import { trainingTypeLimits } from '@repo/domain/core/limits'
import { STEP_KINDS } from '@repo/domain/trainings/training-type'
import type { TrainingTypeFields } from '@repo/domain/trainings/training-type-form'
import * as z from 'zod/mini'

import { line } from '../core/text.ts'

const { min, max } = trainingTypeLimits.name
const Name = line({ min, max })

const TrainingTypeWire = z.object({
  trainig_name_en: Name,
  trainig_name_es: Name,
  use_steps: z.nullable(z.object({ steps_types: z.enum(STEP_KINDS) })),
})

/** A kind of training as it is to be. */
export const TrainingTypeBody = z.codec(TrainingTypeWire, z.custom<TrainingTypeFields>(), {
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
