import type { geocodeEndpoints } from '@repo/api-client/center/endpoints'
import { describePoint, findAddress } from '@repo/api-client/center/geocode'

import { route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'

const findAddressRoute = route(findAddress, async ({ query }, { context }) => {
  const point = await context.geocoder.find(query)
  if (point === null) throw new Refusal('address-not-found')
  return { point }
})

const describePointRoute = route(describePoint, async ({ query }, { context, language }) => {
  const parts = await context.geocoder.describe(query.point, language)
  if (parts === null) throw new Refusal('address-not-found')
  return parts
})

export const geocodeRoutes: RoutesOf<typeof geocodeEndpoints> = {
  findAddress: findAddressRoute,
  describePoint: describePointRoute,
}
