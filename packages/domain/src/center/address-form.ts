import * as v from 'valibot'

import { reader, text, told } from '../core/form.ts'
import { addressLimits } from '../core/limits.ts'
import { DEFAULT_POINT, formatPoint, parsePoint } from './geo-point.ts'

/** Where a center is: what stands on an envelope, and the place on the map. */
const addressForm = v.object({
  line: text(addressLimits.line),
  city: text(addressLimits.city),
  state: text(addressLimits.state),
  country: text(addressLimits.country),
  zipCode: text(addressLimits.zipCode),
  point: v.pipe(
    text(addressLimits.point),
    v.check((typed) => parsePoint(typed) !== null, told({ code: 'not-a-place' })),
    v.transform((typed) => parsePoint(typed) ?? DEFAULT_POINT),
  ),
})
export type AddressForm = v.InferInput<typeof addressForm>
export type AddressFields = v.InferOutput<typeof addressForm>

/** What stands in for parts of an address that nobody knows. */
export const ADDRESS_DEFAULTS = { zipCode: '38300', point: formatPoint(DEFAULT_POINT) } as const

/** Reads the form of a center's address. */
export const readAddressForm = reader(addressForm)
