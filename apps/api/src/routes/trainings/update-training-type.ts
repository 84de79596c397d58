import { updateTrainingType } from '@repo/api-client/trainings/update-training-type'

import { changeCenter } from '../../commands/change-center.ts'
import { updateTrainingType as update } from '../../commands/save-training-type.ts'
import { route } from '../../http/route.ts'

export const updateTrainingTypeRoute = route(updateTrainingType, ({ params, body }, call) =>
  changeCenter(call, async (tx) => {
    await update(tx, params.uuid, body)
    return { message: 'ok' }
  }),
)
