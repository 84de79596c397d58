import { addressOf } from '@repo/api-client/core/list-definition'
import { trainingListDefinition } from '@repo/api-client/trainings/training-list-definition'
import * as v from 'valibot'

/** What the address of the screen of trainings may say; whatever else it says is as if it were not there. */
export const TrainingsSearch = v.object({
  ...addressOf(trainingListDefinition),
  /** The training whose metrics stand in the place of the list. */
  metrics: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  /** The class that stands there, and whether it is played again. */
  class: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  replay: v.fallback(v.optional(v.literal(true)), undefined),
})
export type TrainingsSearch = v.InferOutput<typeof TrainingsSearch>
