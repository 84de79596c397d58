import { updateAddress } from '@repo/api-client/centers/update-address'

import { changeBranch } from '../../commands/change-branch.ts'
import { changeCenter } from '../../commands/change-center.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { branchOf } from '../../queries/branch.ts'

export const updateAddressRoute = route(updateAddress, async ({ params, body }, call) => {
  const { line: addressLine, country, state, city, zipCode, point } = body
  await changeCenter(call, async (tx) => {
    const { locationUuid } = await branchOf(tx)
    if (locationUuid !== params.uuid) throw new Refusal('not-found')
    await changeBranch(tx, { addressLine, country, state, city, zipCode, ...point })
  })
  return { message: 'ok' }
})
