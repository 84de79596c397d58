import { updateOffset } from '@repo/api-client/centers/update-offset'
import { isZone } from '@repo/domain/time-zones'

import { changeBranch } from '../../commands/change-branch.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const updateOffsetRoute = route(updateOffset, async ({ params, body }, { principal }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  if (!isZone(body.zone)) throw new Refusal('invalid-input', { fields: { offset_name: 'invalid-input' } })
  await changeBranch(principal.branch, { zone: body.zone, offset: body.offset })
  return { message: 'ok' }
})
