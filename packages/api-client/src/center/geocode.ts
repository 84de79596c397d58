import { DEFAULT_POINT, formatPoint, type GeoPoint, parsePoint } from '@repo/domain/center/geo-point'
import { addressLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { text } from '../core/text.ts'

const part = ({ max }: { max: number }) => z._default(text().check(z.trim(), z.maxLength(max)), '')

const AddressWire = z.object({
  address_line_1: part(addressLimits.line),
  city: part(addressLimits.city),
  state: part(addressLimits.state),
  country: part(addressLimits.country),
  zip_code: part(addressLimits.zipCode),
})

export const findAddress = endpoint({
  method: 'GET',
  path: '/api/v2/geocode',
  summary: 'Geocode an address',
  access: { kind: 'staff', permission: 'center_information_show' },
  query: renamed(AddressWire, { address_line_1: 'line', zip_code: 'zipCode' }),
  response: z.codec(z.object({ location_point: z.string() }), z.custom<{ readonly point: GeoPoint }>(), {
    decode: (wire) => ({ point: parsePoint(wire.location_point) ?? DEFAULT_POINT }),
    encode: ({ point }) => ({ location_point: formatPoint(point) }),
  }),
  errors: { 404: ['address-not-found'] },
})

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

export const describePoint = endpoint({
  method: 'GET',
  path: '/api/v2/geocode/reverse',
  summary: 'Reverse-geocode a location',
  access: { kind: 'staff', permission: 'center_information_show' },
  query: z.codec(PointWire, z.custom<{ readonly point: GeoPoint }>(), {
    decode: (wire) => ({ point: parsePoint(wire.location_point) ?? DEFAULT_POINT }),
    encode: ({ point }) => ({ location_point: formatPoint(point) }),
  }),
  response: renamed(PartsWire, { zip_code: 'zipCode' }),
  errors: { 404: ['address-not-found'] },
})
