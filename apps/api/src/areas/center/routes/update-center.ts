import { updateCenter } from '@repo/api-client/centers/update-center'
import { isZone } from '@repo/domain/time-zones'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { changeBranchData } from '../change-branch.ts'
import { changeCenter } from '../change-center.ts'

export const updateCenterRoute = route(updateCenter, async ({ params, body }, call) => {
  if (params.uuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  if (!isZone(body.zone)) throw new Refusal('invalid-input', { fields: { offset_name: 'invalid-input' } })
  const { system: measurementSystem, chainUuid: _, ...said } = body
  return changeCenter(call, async (tx) => {
    await changeBranchData(tx, { ...said, measurementSystem })
    return { message: 'ok' }
  })
})
