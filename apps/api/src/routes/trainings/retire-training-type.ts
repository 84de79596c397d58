import { retireTrainingType } from '@repo/api-client/trainings/retire-training-type'

import { changeCenter } from '../../commands/change-center.ts'
import { retireTrainingType as retire } from '../../commands/save-training-type.ts'
import { route } from '../../http/route.ts'

export const retireTrainingTypeRoute = route(retireTrainingType, async ({ params }, call) => {
  await changeCenter(call, (tx) => retire(tx, params.uuid, call.context.clock.now()))
  return { message: 'ok' }
})
