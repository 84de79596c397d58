import type { geocodeEndpoints } from '@repo/api-client/geocode/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { describePointRoute } from './describe-point.ts'
import { findAddressRoute } from './find-address.ts'

export const geocodeRoutes: RoutesOf<typeof geocodeEndpoints> = {
  findAddress: findAddressRoute,
  describePoint: describePointRoute,
}
