import { restoreTrainingType } from '@repo/api-client/trainings/restore-training-type'

import { changeCenter } from '../../commands/change-center.ts'
import { restoreTrainingType as restore } from '../../commands/save-training-type.ts'
import { route } from '../../http/route.ts'

export const restoreTrainingTypeRoute = route(restoreTrainingType, ({ params }, call) =>
  changeCenter(call, async (tx) => {
    await restore(tx, params.uuid, call.context.clock.now())
    return { message: 'ok' }
  }),
)
