import { listTrainingTypes } from '@repo/api-client/trainings/list-training-types'
import { asc } from 'drizzle-orm'

import { trainingTypes } from '../../db/tables/training-types.ts'
import { route } from '../../http/route.ts'

export const listTrainingTypesRoute = route(listTrainingTypes, async (_, { principal }) => {
  const types = await principal.branch.run((tx) => tx.select().from(trainingTypes).orderBy(asc(trainingTypes.position)))
  return {
    data: types.map(({ uuid, name, stepKind }) => ({
      training_type_uuid: uuid,
      trainig_name: name,
      use_steps: stepKind === null ? null : { steps_types: stepKind },
    })),
  }
})
