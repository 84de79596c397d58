import { DEFAULT_POINT, formatPoint, parsePoint, type GeoPoint } from '@repo/domain/center/geo-point'
import { addressLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { text } from '../core/text.ts'

const PointWire = z.object({
  location_point: text().check(
    z.maxLength(addressLimits.point.max),
    z.refine((point) => parsePoint(point) !== null),
  ),
})

const PartsWire = z.object({
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  zip_code: z.nullable(z.string()),
})

/** Says what address a place has, as far as it is known. */
export const describePoint = endpoint({
  method: 'GET',
  path: '/api/v2/geocode/reverse',
  summary: 'Describe a place',
  access: { kind: 'staff', permission: 'center_information_show' },
  query: z.codec(PointWire, z.custom<{ readonly point: GeoPoint }>(), {
    decode: (wire) => ({ point: parsePoint(wire.location_point) ?? DEFAULT_POINT }),
    encode: ({ point }) => ({ location_point: formatPoint(point) }),
  }),
  response: renamed(PartsWire, { zip_code: 'zipCode' }),
  errors: { 404: ['address-not-found'] },
})
