import { updateVariables } from '@repo/api-client/members/update-variables'
import type { DefaultedMeasure } from '@repo/domain/measure-fields'

import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { storeMeasures } from '../store-measures.ts'

export const updateVariablesRoute = route(updateVariables, async ({ params, body }, { context, principal, once }) => {
  const { notMeasured, maxHeartRate, version } = body
  const taken = (measure: DefaultedMeasure) => (notMeasured.includes(measure) ? null : body[measure])
  const input = {
    memberUuid: params.uuid,
    weight: taken('weight'),
    height: taken('height'),
    restingHeartRate: taken('restingHeartRate'),
    maxHeartRate,
    version,
    now: context.clock.now(),
  }
  const subject = { kind: 'member', uuid: params.uuid } as const
  const doing = { principal, action: 'member-measured', subject, now: input.now } as const
  const answer = await once(async (tx) => {
    await audited(tx, doing, () => storeMeasures(tx, input))
    return { message: 'ok' }
  })
  await announceMembers(context, principal.branch.branchUuid)
  return answer
})
