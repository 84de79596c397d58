import * as v from 'valibot'

import { reader, text, encodeFault } from '../core/form.ts'
import { trainingTypeLimits } from './training-limits.ts'
import { STEP_KINDS } from './training-type.ts'

export const NO_STEPS = 'none'
export const STEP_CHOICES = [NO_STEPS, ...STEP_KINDS] as const

const trainingTypeForm = v.object({
  nameEn: text(trainingTypeLimits.name),
  nameEs: text(trainingTypeLimits.name),
  stepKind: v.pipe(
    v.picklist(STEP_CHOICES, encodeFault({ code: 'required' })),
    v.transform((choice) => (choice === NO_STEPS ? null : choice)),
  ),
})
export type TrainingTypeForm = v.InferInput<typeof trainingTypeForm>
export type TrainingTypeFields = v.InferOutput<typeof trainingTypeForm>

export const readTrainingTypeForm = reader(trainingTypeForm)
