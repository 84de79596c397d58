import { listTrainingTypes } from '@repo/api-client/trainings/list-training-types'

import { route } from '../../http/route.ts'
import { trainingNameOf } from '../../presenters/training-name.ts'
import { listTrainingTypes as typesOf } from '../../queries/training-types.ts'

export const listTrainingTypesRoute = route(listTrainingTypes, async (_, { principal, language }) => {
  const types = await principal.branch.run(typesOf)
  return {
    data: types.map((type) => ({
      training_type_uuid: type.uuid,
      trainig_name: trainingNameOf(type, language),
      use_steps: type.stepKind === null ? null : { steps_types: type.stepKind },
    })),
  }
})
