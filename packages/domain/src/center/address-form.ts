import * as v from 'valibot'

import { reader, text, encodeFault } from '../core/form.ts'
import { addressLimits } from '../core/limits.ts'
import { DEFAULT_POINT, formatPoint, parsePoint } from './geo-point.ts'

const addressForm = v.object({
  line: text(addressLimits.line),
  city: text(addressLimits.city),
  state: text(addressLimits.state),
  country: text(addressLimits.country),
  zipCode: text(addressLimits.zipCode),
  point: v.pipe(
    text(addressLimits.point),
    v.check((typed) => parsePoint(typed) !== null, encodeFault({ code: 'not-a-place' })),
    v.transform((typed) => parsePoint(typed) ?? DEFAULT_POINT),
  ),
})
export type AddressForm = v.InferInput<typeof addressForm>
export type AddressFields = v.InferOutput<typeof addressForm>

export const ADDRESS_DEFAULTS = { zipCode: '38300', point: formatPoint(DEFAULT_POINT) } as const

export const readAddressForm = reader(addressForm)
