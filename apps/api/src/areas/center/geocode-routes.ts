import type { geocodeEndpoints } from '@repo/api-client/center/endpoints'
import { describePoint, findAddress } from '@repo/api-client/center/geocode'
import type { GeoPoint } from '@repo/domain/center/geo-point'

import { route, type RoutesOf } from '../../http/route.ts'
import type { Language } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly geocoder: Geocoder
  }
}

/** Unknown parts are empty. */
export interface TypedAddress {
  readonly line: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly zipCode: string
}

interface AddressParts {
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  readonly zipCode: string | null
}

export interface Geocoder {
  readonly find: (address: TypedAddress) => Promise<GeoPoint | null>
  readonly describe: (point: GeoPoint, language: Language) => Promise<AddressParts | null>
}

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
