import { updateVariables } from '@repo/api-client/members/update-variables'

import { storeMeasures } from '../../commands/store-measures.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'

export const updateVariablesRoute = route(updateVariables, async ({ params, body }, { context, principal }) => {
  const { measured = true } = body
  const isMeasured = (measure: 'weight' | 'height' | 'resting_heart_rate') =>
    typeof measured === 'boolean' ? measured : (measured[measure] ?? true)
  const input = {
    memberUuid: params.uuid,
    weight: isMeasured('weight') ? body.weight : null,
    height: isMeasured('height') ? body.height : null,
    restingHeartRate: isMeasured('resting_heart_rate') ? body.resting_heart_rate : null,
    maxHeartRate: body.max_heart_rate,
    now: context.clock.now(),
  }
  await principal.branch.run((tx) => storeMeasures(tx, input))
  await announceMembers(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
