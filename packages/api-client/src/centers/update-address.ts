import type { AddressFields } from '@repo/domain/center/address-form'
import { DEFAULT_POINT, formatPoint, parsePoint } from '@repo/domain/center/geo-point'
import { addressLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { line, text } from '../core/text.ts'

const AddressWire = z.object({
  address_line_1: line(addressLimits.line),
  country: line(addressLimits.country),
  state: line(addressLimits.state),
  city: line(addressLimits.city),
  zip_code: line(addressLimits.zipCode),
  location_point: text().check(
    z.maxLength(addressLimits.point.max),
    z.refine((point) => parsePoint(point) !== null),
  ),
  status: z.literal(1),
})

/** Changes where the center is, by the identifier of its location. */
export const updateAddress = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/branch/addres/{uuid}',
    summary: 'Change the address of the center',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    body: seen(
      z.codec(AddressWire, z.custom<AddressFields>(), {
        decode: (wire) => ({
          line: wire.address_line_1,
          country: wire.country,
          state: wire.state,
          city: wire.city,
          zipCode: wire.zip_code,
          point: parsePoint(wire.location_point) ?? DEFAULT_POINT,
        }),
        encode: ({ line, zipCode, point, ...rest }): z.infer<typeof AddressWire> => ({
          ...rest,
          address_line_1: line,
          zip_code: zipCode,
          location_point: formatPoint(point),
          status: 1,
        }),
      }),
    ),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)
