import { retireTrainingType } from '@repo/api-client/trainings/retire-training-type'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../../center/change-center.ts'
import { retireTrainingType as retire } from '../save-training-type.ts'

export const retireTrainingTypeRoute = route(retireTrainingType, async ({ params }, call) => {
  await changeCenter(call, (tx) => retire(tx, params.uuid, call.context.clock.now()))
  return { message: 'ok' }
})
