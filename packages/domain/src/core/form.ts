import * as v from 'valibot'

import { isEmail } from '../people/email-address.ts'
import { isOneLine } from './one-line.ts'
import { err, ok, type Result } from './result.ts'

export interface Range {
  readonly min: number
  readonly max: number
}

/** What may be wrong with a field as such. */
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
/** What may be wrong with a length or a number. */
const BOUND_FAULTS = [
  'too-short',
  'too-long',
  'not-so-many-digits',
  'not-a-number',
  'not-whole',
  'out-of-range',
  'too-few',
] as const

/** What is wrong with a field. It carries the bounds it breaks, so that a sentence never looks them up again. */
export type Fault =
  | { readonly code: (typeof PLAIN_FAULTS)[number] }
  | ({ readonly code: (typeof BOUND_FAULTS)[number] } & Range)

/** The first fault of each field that has one. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, Fault>>>

/** A fault as a schema's message: valibot keeps messages as text. */
export const told = (fault: Fault): string => JSON.stringify(fault)

const faultOf = ({ message }: v.BaseIssue<unknown>): Fault => JSON.parse(message) as Fault

const oneLine = v.check<string, string>(isOneLine, told({ code: 'not-one-line' }))

/** A line of text that must be there; its length in characters counts without the spaces around it. */
export const text = ({ min, max }: Range) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(told({ code: 'required' })),
    v.minLength(min, told({ code: 'too-short', min, max })),
    v.maxLength(max, told({ code: 'too-long', min, max })),
    oneLine,
  )

/** Text of one or more lines that may be left out, which reads as null; its length counts only when there is one. */
export const optionalParagraph = ({ min, max }: Range) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || typed.length >= min, told({ code: 'too-short', min, max })),
    v.maxLength(max, told({ code: 'too-long', min, max })),
    v.transform((typed) => (typed === '' ? null : typed)),
  )

/** A line of text that may be left out, which reads as null. */
export const optionalText = (range: Range) => v.pipe(v.string(), v.trim(), oneLine, optionalParagraph(range))

/** An email address; its domain may be in any script. */
export const email = ({ max }: { readonly max: number }) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(told({ code: 'required' })),
    v.maxLength(max, told({ code: 'too-long', min: 0, max })),
    v.check(isEmail, told({ code: 'not-an-email' })),
  )

/** Something that must be there and is taken as it is: an id that was chosen, a password. */
export const something = v.pipe(v.string(), v.nonEmpty(told({ code: 'required' })))

const NUMBER = /^-?\d{1,4}(?:[.,]\d*)?$/
const WHOLE = /^-?\d{1,4}(?:[.,]0*)?$/

/** Whether a text is a number as forms take one: up to four digits, with either decimal sign. */
export const isNumber = (typed: string): boolean => NUMBER.test(typed.trim())

/** The number that a text which is one stands for. */
export const numberOf = (typed: string): number => Number(typed.replace(',', '.'))

/** A number as typed; whether it lies within the range is the caller's to check. */
export const numberText = ({ min, max }: Range) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(told({ code: 'required' })),
    v.regex(NUMBER, told({ code: 'not-a-number', min, max })),
  )

/** A whole number as typed. */
export const wholeNumber = ({ min, max }: Range) =>
  v.pipe(
    numberText({ min, max }),
    v.regex(WHOLE, told({ code: 'not-whole', min, max })),
    v.transform(numberOf),
    v.minValue(min, told({ code: 'out-of-range', min, max })),
    v.maxValue(max, told({ code: 'out-of-range', min, max })),
  )

const AMOUNT = /^\d{1,8}(?:[.,]\d*)?$/

/** A number above 0 as typed, rounded to a whole one; up to eight digits before the decimal sign. */
export const roundedNumber = ({ min, max }: Range) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(told({ code: 'required' })),
    v.regex(AMOUNT, told({ code: 'out-of-range', min, max })),
    v.transform((typed) => Math.round(numberOf(typed))),
    v.minValue(min, told({ code: 'out-of-range', min, max })),
    v.maxValue(max, told({ code: 'out-of-range', min, max })),
  )

/** What is wrong with a single value by the schema of its field; null when nothing is. */
export const faultIn = (schema: v.GenericSchema, typed: unknown): Fault | null => {
  const parsed = v.safeParse(schema, typed)
  return parsed.success ? null : faultOf(parsed.issues[0])
}

type FormSchema = v.GenericSchema<Record<string, unknown>>

/** Reads what a form holds by its schema: its fields, or the first fault of each field that has one. */
export const reader =
  <S extends FormSchema>(schema: S) =>
  (typed: v.InferInput<S>): Result<v.InferOutput<S>, Faults<keyof v.InferInput<S> & string>> => {
    const parsed = v.safeParse(schema, typed)
    if (parsed.success) return ok(parsed.output)
    const faults: Record<string, Fault> = {}
    for (const issue of parsed.issues) faults[String(issue.path?.[0]?.key)] ??= faultOf(issue)
    return err(faults as Faults<keyof v.InferInput<S> & string>)
  }
