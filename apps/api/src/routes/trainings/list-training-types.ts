import { listTrainingTypes } from '@repo/api-client/trainings/list-training-types'
import { asc } from 'drizzle-orm'

import { trainingTypes } from '../../db/tables/training-types.ts'
import { route } from '../../http/route.ts'
import { trainingNameOf } from '../../presenters/training-name.ts'

export const listTrainingTypesRoute = route(listTrainingTypes, async (_, { principal, language }) => {
  const types = await principal.branch.run((tx) => tx.select().from(trainingTypes).orderBy(asc(trainingTypes.position)))
  return {
    data: types.map((type) => ({
      training_type_uuid: type.uuid,
      trainig_name: trainingNameOf(type, language),
      use_steps: type.stepKind === null ? null : { steps_types: type.stepKind },
    })),
  }
})
