import { updateTrainingType } from '@repo/api-client/trainings/update-training-type'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../../center/change-center.ts'
import { updateTrainingType as update } from '../save-training-type.ts'

export const updateTrainingTypeRoute = route(updateTrainingType, ({ params, body }, call) =>
  changeCenter(call, async (tx) => {
    await update(tx, params.uuid, body)
    return { message: 'ok' }
  }),
)
