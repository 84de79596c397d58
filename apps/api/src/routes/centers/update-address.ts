import { updateAddress } from '@repo/api-client/centers/update-address'
import { eq } from 'drizzle-orm'

import { changeCenter } from '../../commands/change-center.ts'
import { changeSeen } from '../../commands/change-seen.ts'
import { branches } from '../../db/tables/branches.ts'
import { route } from '../../http/route.ts'

export const updateAddressRoute = route(updateAddress, async ({ params, body }, call) => {
  const { line: addressLine, country, state, city, zipCode, point, version } = body
  const row = eq(branches.locationUuid, params.uuid)
  const change = { addressLine, country, state, city, zipCode, ...point }
  await changeCenter(call, (tx) => changeSeen(tx, { table: branches, row, version, change, counter: 'locationVersion' }))
  return { message: 'ok' }
})
