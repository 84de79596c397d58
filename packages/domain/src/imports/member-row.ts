import * as v from 'valibot'

import { email, type Fault, faultIn, text, wholeNumber } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { Bpm, Centimeters, Kilograms } from '../core/units.ts'
import { birthdayNotAfter } from '../people/member-form.ts'
import { nameFields } from '../people/short-name.ts'
import type { SEXES } from '../trainings/calories.ts'
import { heightLimits, maxHeartRateLimits, restingHeartRateLimits, weightLimits } from '../trainings/training-limits.ts'
import { type DayOrder, parseFileDay } from './days-in-files.ts'
import { givenIn } from './given-cell.ts'
import { type HeightUnit, parseFileHeight, parseFileWeight, type WeightUnit } from './measures-in-files.ts'
import type { MemberColumn } from './member-columns.ts'
import type { RowFault, RowFaults } from './row-fault.ts'
import { parseFileSex } from './sex-in-files.ts'
import { splitName } from './split-name.ts'

type Sex = (typeof SEXES)[number]

/** What a person decided about a file, after the guesses. */
export interface MemberFileSettings {
  /** Index in the file of each column that is read. */
  readonly columns: Readonly<Partial<Record<MemberColumn, number>>>
  readonly dayOrder: DayOrder
  readonly weightUnit: WeightUnit
  readonly heightUnit: HeightUnit
  /** The meaning of M. Null refuses it. */
  readonly sexOfM: Sex | null
  /** Of whole names. */
  readonly nameLanguage: 'en' | 'es'
  /** Lets short names of the whole file pass. */
  readonly isShortName: boolean
  /** ISO day. */
  readonly today: string
}

/** Null is not given. */
export interface FileMember {
  readonly email: string
  readonly name: string
  readonly lastName1: string | null
  readonly lastName2: string | null
  readonly pseudonym: string | null
  readonly birthday: string | null
  readonly sex: Sex | null
  readonly weight: Kilograms | null
  readonly height: Centimeters | null
  readonly restingHeartRate: Bpm | null
  readonly maxHeartRate: Bpm | null
}
export type FileMemberField = keyof FileMember

export const MEMBER_FIELDS: readonly FileMemberField[] = [
  'email',
  'name',
  'lastName1',
  'lastName2',
  'pseudonym',
  'birthday',
  'sex',
  'weight',
  'height',
  'restingHeartRate',
  'maxHeartRate',
]

type Read<T> = { readonly value: T } | { readonly fault: RowFault }

const within = (value: number | null, { min, max }: { min: number; max: number }): Read<number> => {
  if (value === null) return { fault: { code: 'not-a-number', min, max } }
  return value >= min && value <= max ? { value } : { fault: { code: 'out-of-range', min, max } }
}

const checked = (schema: v.GenericSchema<string, string>, typed: string): Read<string> => {
  const fault = faultIn(schema, typed)
  return fault === null ? { value: v.parse(schema, typed) } : { fault }
}

const dayIn = (typed: string, { dayOrder, today }: MemberFileSettings): Read<string> => {
  const day = parseFileDay(typed, dayOrder, today)
  return day === null ? { fault: { code: 'not-a-day' } } : checked(birthdayNotAfter(today), day)
}

const rateIn = (typed: string, limits: { readonly min: number; readonly max: number }): Read<number> => {
  const parsed = v.safeParse(wholeNumber(limits), typed.replace(/\s*(?:bpm|lpm|ppm)$/i, ''))
  return parsed.success ? { value: parsed.output } : { fault: JSON.parse(parsed.issues[0].message) as Fault }
}

const sexIn = (typed: string, sexOfM: Sex | null): Read<Sex> => {
  const sex = parseFileSex(typed, sexOfM)
  return sex === null ? { fault: { code: 'not-a-choice' } } : { value: sex }
}

export type MemberCells = Readonly<Partial<Record<FileMemberField, string>>>

/** The texts of a row by field, of the fields that the file has. A whole name is split. */
export const memberCells = (
  row: readonly string[],
  { columns, nameLanguage }: Pick<MemberFileSettings, 'columns' | 'nameLanguage'>,
): MemberCells => {
  const whole = givenIn(row, columns.fullName)
  const split: MemberCells = whole === null ? {} : splitName(whole, nameLanguage)
  const cells: Partial<Record<FileMemberField, string>> = {}
  for (const field of MEMBER_FIELDS) {
    const index = columns[field]
    const own = index === undefined ? undefined : (row[index]?.trim() ?? '')
    const text = givenIn(row, index) ?? split[field] ?? own
    if (text !== undefined) cells[field] = text
  }
  return cells
}

const lastNameRange = (isShortName: boolean) =>
  isShortName ? { ...memberLimits.lastName, min: 2 } : memberLimits.lastName

/** Reads texts into a member, or returns the fault of each wrong field, as in the form. Email and name are required. */
export const readMemberCells = (
  cells: MemberCells,
  settings: MemberFileSettings,
): Result<FileMember, RowFaults<FileMemberField>> => {
  const { isShortName } = settings
  const lastName = text(lastNameRange(isShortName))
  const faults: Partial<Record<FileMemberField, RowFault>> = {}
  const take = <T>(field: FileMemberField, read: (typed: string) => Read<T>): T | null => {
    const given = givenIn([cells[field] ?? ''], 0)
    if (given === null) return null
    const result = read(given)
    if ('value' in result) return result.value
    faults[field] = result.fault
    return null
  }
  const require = (field: 'email' | 'name', read: (typed: string) => Read<string>): string => {
    const value = take(field, read)
    if (value === null) faults[field] ??= { code: 'required' }
    return value ?? ''
  }
  const member: FileMember = {
    email: require('email', (typed) => checked(email(memberLimits.email), typed)),
    name: require('name', (typed) => checked(nameFields(isShortName).name, typed)),
    lastName1: take('lastName1', (typed) => checked(lastName, typed)),
    lastName2: take('lastName2', (typed) => checked(lastName, typed)),
    pseudonym: take('pseudonym', (typed) => checked(text(memberLimits.pseudonym), typed)),
    birthday: take('birthday', (typed) => dayIn(typed, settings)),
    sex: take('sex', (typed) => sexIn(typed, settings.sexOfM)),
    weight: take('weight', (typed) => within(parseFileWeight(typed, settings.weightUnit), weightLimits.metric)),
    height: take('height', (typed) => within(parseFileHeight(typed, settings.heightUnit), heightLimits.metric)),
    restingHeartRate: take('restingHeartRate', (typed) => rateIn(typed, restingHeartRateLimits)),
    maxHeartRate: take('maxHeartRate', (typed) => rateIn(typed, maxHeartRateLimits)),
  }
  return Object.keys(faults).length === 0 ? ok(member) : err(faults)
}
