import { addressOf } from '@repo/api-client/core/list-definition'
import { trainingListDefinition } from '@repo/api-client/trainings/training-list-definition'
import * as v from 'valibot'

import { importInAddress } from '../../lib/import-in-address.ts'

export const TrainingsSearch = v.object({
  ...addressOf(trainingListDefinition),
  /** Shows this training's metrics instead of the list. */
  metrics: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  /** Shows this class instead of the list. */
  class: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  ...importInAddress,
  replay: v.fallback(v.optional(v.literal(true)), undefined),
})
export type TrainingsSearch = v.InferOutput<typeof TrainingsSearch>
