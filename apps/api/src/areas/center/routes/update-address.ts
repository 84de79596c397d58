import { updateAddress } from '@repo/api-client/centers/update-address'

import { route } from '../../../http/route.ts'
import { changeAddress } from '../change-branch.ts'
import { changeCenter } from '../change-center.ts'

export const updateAddressRoute = route(updateAddress, async ({ params, body }, call) => {
  const { line: addressLine, country, state, city, zipCode, point, version } = body
  const change = { addressLine, country, state, city, zipCode, ...point, version }
  return changeCenter(call, async (tx) => {
    await changeAddress(tx, params.uuid, change)
    return { message: 'ok' }
  })
})
