import { listTrainingTypes } from '@repo/api-client/trainings/list-training-types'

import { route } from '../../../http/route.ts'
import { trainingNameOf } from '../presenters/training-name.ts'
import { listTrainingTypes as typesOf } from '../training-types.ts'

export const listTrainingTypesRoute = route(listTrainingTypes, async (_, { principal, language }) => {
  const types = await principal.branch.read(typesOf)
  return types.map((type) => ({
    uuid: type.uuid,
    name: trainingNameOf(type, language),
    names: { en: type.nameEn, es: type.nameEs },
    stepKind: type.stepKind,
    version: type.version,
  }))
})
