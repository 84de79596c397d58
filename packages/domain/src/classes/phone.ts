import * as v from 'valibot'

import { told } from '../core/form.ts'
import { phoneLimits } from '../core/limits.ts'

const DIGITS = /^\d+$/
const ZEROS = /^0*$/

/** A phone number without the spaces that people put in. */
export const plainPhone = (typed: string): string => typed.replaceAll(/\s/g, '')

/** Whether a text is a phone number: digits, not all of them zero, so many that a call could reach somebody. */
export const isPhone = (plain: string): boolean =>
  DIGITS.test(plain) && !ZEROS.test(plain) && plain.length >= phoneLimits.min && plain.length <= phoneLimits.max

const digits = (isOptional: boolean) =>
  v.pipe(
    v.string(),
    v.transform(plainPhone),
    v.check((plain) => isOptional || plain !== '', told({ code: 'required' })),
    v.check((plain) => plain === '' || (DIGITS.test(plain) && !ZEROS.test(plain)), told({ code: 'not-a-phone' })),
    v.check((plain) => plain === '' || isPhone(plain), told({ code: 'not-so-many-digits', ...phoneLimits })),
  )

/** A phone number that must be there; it reads without spaces. */
export const phoneText = digits(false)

/** A phone number that may be left out, which reads as null. */
export const optionalPhone = v.pipe(
  digits(true),
  v.transform((plain) => (plain === '' ? null : plain)),
)
