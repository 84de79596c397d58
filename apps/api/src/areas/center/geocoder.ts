import type { GeoPoint } from '@repo/domain/center/geo-point'

import type { Language } from '../../lib/language.ts'

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
