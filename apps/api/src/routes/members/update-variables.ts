import { updateVariables } from '@repo/api-client/members/update-variables'

import { storeMeasures } from '../../commands/store-measures.ts'
import { route } from '../../http/route.ts'

export const updateVariablesRoute = route(updateVariables, async ({ params, body }, { context, principal }) => {
  const input = {
    memberUuid: params.uuid,
    weight: body.weight,
    height: body.height,
    restingHeartRate: body.resting_heart_rate,
    maxHeartRate: body.max_heart_rate,
    now: context.clock.now(),
  }
  await principal.branch.run((tx) => storeMeasures(tx, input))
  return { message: 'ok' }
})
