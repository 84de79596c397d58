import * as v from 'valibot'

import { encodeFault } from '../core/form.ts'
import { phoneLimits } from '../core/limits.ts'

const DIGITS = /^\d+$/
const ZEROS = /^0*$/

/** Removes the spaces of a phone number. */
export const plainPhone = (typed: string): string => typed.replaceAll(/\s/g, '')

/** Whether a text is a phone number: 8 to 15 digits, not all 0. */
export const isPhone = (plain: string): boolean =>
  DIGITS.test(plain) && !ZEROS.test(plain) && plain.length >= phoneLimits.min && plain.length <= phoneLimits.max

const digits = (isOptional: boolean) =>
  v.pipe(
    v.string(),
    v.transform(plainPhone),
    v.check((plain) => isOptional || plain !== '', encodeFault({ code: 'required' })),
    v.check(
      (plain) => plain === '' || (DIGITS.test(plain) && !ZEROS.test(plain)),
      encodeFault({ code: 'not-a-phone' }),
    ),
    v.check((plain) => plain === '' || isPhone(plain), encodeFault({ code: 'not-so-many-digits', ...phoneLimits })),
  )

export const phoneText = digits(false)

/** Schema of an optional phone number. Empty becomes null. */
export const optionalPhone = v.pipe(
  digits(true),
  v.transform((plain) => (plain === '' ? null : plain)),
)
