import { DEFAULT_POINT, formatPoint, type GeoPoint, parsePoint } from '@repo/domain/center/geo-point'
import * as z from 'zod/mini'

import { type Versioned, VersionShape } from '../core/with-version.ts'

const LocationWire = z.object({
  uuid: z.string(),
  address_line_1: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  zip_code: z.string(),
  location_point: z.string(),
  status: z.int(),
  ...VersionShape,
})

export interface Location extends Versioned {
  readonly uuid: string
  readonly line: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly zipCode: string
  readonly point: GeoPoint
}

export const LocationCodec = z.codec(LocationWire, z.custom<Location>(), {
  decode: (wire) => ({
    uuid: wire.uuid,
    line: wire.address_line_1,
    country: wire.country,
    state: wire.state,
    city: wire.city,
    zipCode: wire.zip_code,
    point: parsePoint(wire.location_point) ?? DEFAULT_POINT,
    version: wire.version,
  }),
  encode: ({ line, zipCode, point, ...rest }) => ({
    ...rest,
    address_line_1: line,
    zip_code: zipCode,
    location_point: formatPoint(point),
    status: 1,
  }),
})
