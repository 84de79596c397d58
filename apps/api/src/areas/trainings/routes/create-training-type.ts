import { createTrainingType } from '@repo/api-client/trainings/create-training-type'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../../center/change-center.ts'
import { createTrainingType as create } from '../save-training-type.ts'

export const createTrainingTypeRoute = route(createTrainingType, ({ body }, call) =>
  changeCenter(call, async (tx) => ({ uuid: await create(tx, call.principal.branch.branchUuid, body) })),
)
