import {
  createTrainingType,
  listTrainingTypes,
  restoreTrainingType,
  retireTrainingType,
  updateTrainingType,
} from '@repo/api-client/trainings/training-types'

import { route } from '../../http/route.ts'
import { changeCenter } from '../center/center-commands.ts'
import { trainingNameOf } from './presenters.ts'
import {
  createTrainingType as create,
  listTrainingTypes as typesOf,
  restoreTrainingType as restore,
  retireTrainingType as retire,
  updateTrainingType as update,
} from './training-types.ts'

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

export const createTrainingTypeRoute = route(createTrainingType, ({ body }, call) =>
  changeCenter(call, async (tx) => ({ uuid: await create(tx, call.principal.branch.branchUuid, body) })),
)

export const updateTrainingTypeRoute = route(updateTrainingType, ({ params, body }, call) =>
  changeCenter(call, async (tx) => {
    await update(tx, params.uuid, body)
    return { message: 'ok' }
  }),
)

export const retireTrainingTypeRoute = route(retireTrainingType, async ({ params }, call) => {
  await changeCenter(call, (tx) => retire(tx, params.uuid, call.context.clock.now()))
  return { message: 'ok' }
})

export const restoreTrainingTypeRoute = route(restoreTrainingType, ({ params }, call) =>
  changeCenter(call, async (tx) => {
    await restore(tx, params.uuid, call.context.clock.now())
    return { message: 'ok' }
  }),
)
