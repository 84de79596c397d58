import { findAddress } from '@repo/api-client/geocode/find-address'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'

export const findAddressRoute = route(findAddress, async ({ query }, { context }) => {
  const point = await context.geocoder.find(query)
  if (point === null) throw new Refusal('address-not-found')
  return { point }
})
