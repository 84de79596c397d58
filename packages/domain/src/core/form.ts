import * as v from 'valibot'

import { isEmail } from '../people/email-address.ts'
import { isOneLine } from './one-line.ts'
import { err, ok, type Result } from './result.ts'

export interface Range {
  readonly min: number
  readonly max: number
}

const PLAIN_FAULTS = [
  'required',
  'not-an-email',
  'not-a-day',
  'not-a-place',
  'in-future',
  'in-past',
  'before-start',
  'not-a-code',
  'not-a-mac',
  'not-a-phone',
  'not-one-line',
  'differs',
  'not-dealt',
  'not-a-color',
  'too-dark',
  'like-danger',
  'like-zone',
  'not-a-time',
  'no-time',
  'overlap',
] as const
const BOUND_FAULTS = [
  'too-short',
  'too-long',
  'not-so-many-digits',
  'not-a-number',
  'not-whole',
  'out-of-range',
  'too-few',
] as const

export type Fault =
  | { readonly code: (typeof PLAIN_FAULTS)[number] }
  | ({ readonly code: (typeof BOUND_FAULTS)[number] } & Range)

export type Faults<Field extends string> = Readonly<Partial<Record<Field, Fault>>>

/** Encodes a fault as a valibot message, which must be a string. */
export const encodeFault = (fault: Fault): string => JSON.stringify(fault)

const faultOf = ({ message }: v.BaseIssue<unknown>): Fault => JSON.parse(message) as Fault

const oneLine = v.check<string, string>(isOneLine, encodeFault({ code: 'not-one-line' }))

/** Schema of a required line of text, measured in characters after trimming. */
export const text = ({ min, max }: Range) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(encodeFault({ code: 'required' })),
    v.minLength(min, encodeFault({ code: 'too-short', min, max })),
    v.maxLength(max, encodeFault({ code: 'too-long', min, max })),
    oneLine,
  )

export const optionalParagraph = ({ min, max }: Range) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || typed.length >= min, encodeFault({ code: 'too-short', min, max })),
    v.maxLength(max, encodeFault({ code: 'too-long', min, max })),
    v.transform((typed) => (typed === '' ? null : typed)),
  )

/** Schema of an optional line of text. Empty becomes null. */
export const optionalText = (range: Range) => v.pipe(v.string(), v.trim(), oneLine, optionalParagraph(range))

/** Schema of an email address. Its domain may be in any script. */
export const email = ({ max }: { readonly max: number }) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(encodeFault({ code: 'required' })),
    v.maxLength(max, encodeFault({ code: 'too-long', min: 0, max })),
    v.check(isEmail, encodeFault({ code: 'not-an-email' })),
  )

/** Schema of a required value taken as it is: an ID or a password. */
export const something = v.pipe(v.string(), v.nonEmpty(encodeFault({ code: 'required' })))

const NUMBER = /^-?\d{1,4}(?:[.,]\d*)?$/
const WHOLE = /^-?\d{1,4}(?:[.,]0*)?$/

export const isNumber = (typed: string): boolean => NUMBER.test(typed.trim())

/** Parses a text for which `isNumber` holds. */
export const numberOf = (typed: string): number => Number(typed.replace(',', '.'))

export const numberText = ({ min, max }: Range) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(encodeFault({ code: 'required' })),
    v.regex(NUMBER, encodeFault({ code: 'not-a-number', min, max })),
  )

export const wholeNumber = ({ min, max }: Range) =>
  v.pipe(
    numberText({ min, max }),
    v.regex(WHOLE, encodeFault({ code: 'not-whole', min, max })),
    v.transform(numberOf),
    v.minValue(min, encodeFault({ code: 'out-of-range', min, max })),
    v.maxValue(max, encodeFault({ code: 'out-of-range', min, max })),
  )

const AMOUNT = /^\d{1,8}(?:[.,]\d*)?$/

/** Schema of a typed positive number, rounded. Up to eight digits before the decimal point. */
export const roundedNumber = ({ min, max }: Range) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(encodeFault({ code: 'required' })),
    v.regex(AMOUNT, encodeFault({ code: 'out-of-range', min, max })),
    v.transform((typed) => Math.round(numberOf(typed))),
    v.minValue(min, encodeFault({ code: 'out-of-range', min, max })),
    v.maxValue(max, encodeFault({ code: 'out-of-range', min, max })),
  )

export const faultIn = (schema: v.GenericSchema, typed: unknown): Fault | null => {
  const parsed = v.safeParse(schema, typed)
  return parsed.success ? null : faultOf(parsed.issues[0])
}

type FormSchema = v.GenericSchema<Record<string, unknown>>

/** Makes a form's parser: returns its output, or the first fault of each invalid field. */
export const reader =
  <S extends FormSchema>(schema: S) =>
  (typed: v.InferInput<S>): Result<v.InferOutput<S>, Faults<keyof v.InferInput<S> & string>> => {
    const parsed = v.safeParse(schema, typed)
    if (parsed.success) return ok(parsed.output)
    const faults: Record<string, Fault> = {}
    for (const issue of parsed.issues) faults[String(issue.path?.[0]?.key)] ??= faultOf(issue)
    return err(faults as Faults<keyof v.InferInput<S> & string>)
  }
