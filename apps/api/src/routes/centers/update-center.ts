import { updateCenter } from '@repo/api-client/centers/update-center'
import { isZone } from '@repo/domain/time-zones'
import { eq } from 'drizzle-orm'

import { changeCenter } from '../../commands/change-center.ts'
import { changeSeen } from '../../commands/change-seen.ts'
import { branches } from '../../db/tables/branches.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const updateCenterRoute = route(updateCenter, async ({ params, body }, call) => {
  if (params.uuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  if (!isZone(body.zone)) throw new Refusal('invalid-input', { fields: { offset_name: 'invalid-input' } })
  const { system: measurementSystem, chainUuid: _, version, ...said } = body
  const row = eq(branches.uuid, params.uuid)
  const change = { ...said, measurementSystem }
  await changeCenter(call, (tx) => changeSeen(tx, { table: branches, row, version, change }))
  return { message: 'ok' }
})
