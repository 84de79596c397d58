import { updateOffset } from '@repo/api-client/centers/update-offset'
import { isZone } from '@repo/domain/time-zones'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { audited } from '../../audit/record-audit.ts'
import { changeBranchData } from '../change-branch.ts'

export const updateOffsetRoute = route(updateOffset, async ({ params, body }, { context, principal, once }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  if (!isZone(body.zone)) throw new Refusal('invalid-input', { fields: { offset_name: 'invalid-input' } })
  const subject = { kind: 'center', uuid: params.uuid } as const
  const doing = { principal, action: 'center-changed', subject, now: context.clock.now() } as const
  return once(async (tx) => {
    await audited(tx, doing, () => changeBranchData(tx, body))
    return { message: 'ok' }
  })
})
