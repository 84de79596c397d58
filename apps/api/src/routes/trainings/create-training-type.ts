import { createTrainingType } from '@repo/api-client/trainings/create-training-type'

import { changeCenter } from '../../commands/change-center.ts'
import { createTrainingType as create } from '../../commands/save-training-type.ts'
import { route } from '../../http/route.ts'

export const createTrainingTypeRoute = route(createTrainingType, ({ body }, call) =>
  changeCenter(call, async (tx) => ({ uuid: await create(tx, call.principal.branch.branchUuid, body) })),
)
