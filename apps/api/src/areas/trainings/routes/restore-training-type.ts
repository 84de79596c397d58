import { restoreTrainingType } from '@repo/api-client/trainings/restore-training-type'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../../center/change-center.ts'
import { restoreTrainingType as restore } from '../save-training-type.ts'

export const restoreTrainingTypeRoute = route(restoreTrainingType, ({ params }, call) =>
  changeCenter(call, async (tx) => {
    await restore(tx, params.uuid, call.context.clock.now())
    return { message: 'ok' }
  }),
)
