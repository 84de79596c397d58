import * as v from 'valibot'

import { email, reader, text, told, wholeNumber, type Faults } from '../core/form.ts'
import { EARLIEST_BIRTHDAY, maxHeartRateLimits, memberLimits, restingHeartRateLimits } from '../core/limits.ts'
import { ok, type Result } from '../core/result.ts'
import type { Bpm, Centimeters, Kilograms } from '../core/units.ts'
import { isDay } from '../time/is-day.ts'
import { SEXES } from '../trainings/calories.ts'
import {
  DEFAULTED_MEASURES,
  EDIT_FALLBACK,
  measureText,
  NEW_MEASURES,
  sizeField,
  type DefaultedMeasure,
  type MeasurementSystem,
} from '../trainings/measure-fields.ts'
import { hasShortName, nameFields } from './short-name.ts'

/** A member as staff know one. Measures are metric; what is not known is null. */
export interface MemberProfile {
  readonly name: string
  readonly lastName1: string
  readonly lastName2: string | null
  readonly email: string
  readonly pseudonym: string
  /** YYYY-MM-DD. */
  readonly birthday: string
  readonly sex: (typeof SEXES)[number]
}

export interface MemberMeasures {
  readonly weight: Kilograms
  readonly height: Centimeters
  readonly restingHeartRate: Bpm
  /** Measured; null leaves it to the age formula. */
  readonly maxHeartRate: Bpm | null
}

/** Measures as a form gives them, with those that stand at their default because nobody took them. */
export interface TypedMeasures extends MemberMeasures {
  readonly notMeasured: readonly DefaultedMeasure[]
}

/** The form as typed; an empty text is a field left alone. */
export interface MemberForm {
  readonly name: string
  readonly lastName1: string
  readonly lastName2: string
  readonly email: string
  readonly pseudonym: string
  readonly birthday: string
  readonly sex: string
  readonly weight: string
  readonly height: string
  readonly restingHeartRate: string
  readonly maxHeartRate: string
  /** Whether a name that is shorter than most is said to be right. */
  readonly isShortName: boolean
}

export type MemberField = keyof MemberForm

/** A birthday as typed; nobody is born after the day given. */
export const birthdayNotAfter = (today: string) =>
  v.pipe(
    v.string(),
    v.nonEmpty(told({ code: 'required' })),
    v.check((day) => isDay(day) && day >= EARLIEST_BIRTHDAY, told({ code: 'not-a-day' })),
    v.check((day) => day <= today, told({ code: 'in-future' })),
  )

/** The sex as chosen. */
export const sexChosen = v.pipe(v.string(), v.picklist(SEXES, told({ code: 'required' })))

const unmeasured = v.pipe(
  v.string(),
  v.transform(() => null),
)

const maxHeartRate = v.lazy((typed) =>
  typeof typed === 'string' && typed.trim() === '' ? unmeasured : wholeNumber(maxHeartRateLimits),
)

const memberForm = ({ system, today, stored }: MemberFormRules, isShortName: boolean) =>
  v.object({
    ...nameFields(isShortName),
    email: email(memberLimits.email),
    pseudonym: text(memberLimits.pseudonym),
    birthday: birthdayNotAfter(today),
    sex: sexChosen,
    weight: sizeField(system, 'weight', stored?.weight ?? null),
    height: sizeField(system, 'height', stored?.height ?? null),
    restingHeartRate: wholeNumber(restingHeartRateLimits),
    maxHeartRate,
  })

export interface MemberFormRules {
  readonly system: MeasurementSystem
  /** The center's day, YYYY-MM-DD; nobody is born after it. */
  readonly today: string
  /** What the form was opened with; absent for a new member. */
  readonly stored?: StoredMeasures | undefined
}

type StoredMeasures = { readonly [K in DefaultedMeasure]: MemberMeasures[K] | null }

/** Measures that nobody has stored and that still stand as the form opened with them. */
export const notMeasuredIn = (
  form: MemberForm,
  { system, stored }: Pick<MemberFormRules, 'system' | 'stored'>,
): readonly DefaultedMeasure[] => {
  const opened = stored === undefined ? NEW_MEASURES[system] : EDIT_FALLBACK[system]
  return DEFAULTED_MEASURES.filter(
    (measure) => (stored?.[measure] ?? null) === null && form[measure].trim() === opened[measure],
  )
}

/** What the form of a member gives: who they are, and their measures in metric. */
export interface ReadMember {
  readonly profile: MemberProfile
  readonly measures: TypedMeasures
}

/** Reads the form of a member by the rules of the center and the day. */
export const readMemberForm = (form: MemberForm, rules: MemberFormRules): Result<ReadMember, Faults<MemberField>> => {
  const read = reader(memberForm(rules, form.isShortName))(form)
  if (!read.ok) return read
  const { weight, height, restingHeartRate, maxHeartRate: max, ...profile } = read.value
  const notMeasured = notMeasuredIn(form, rules)
  return ok({ profile, measures: { weight, height, restingHeartRate, maxHeartRate: max, notMeasured } })
}

/** The form of a new member: empty but for the measures. */
export const newMemberForm = (system: MeasurementSystem): MemberForm => ({
  name: '',
  lastName1: '',
  lastName2: '',
  email: '',
  pseudonym: '',
  birthday: '',
  sex: '',
  ...NEW_MEASURES[system],
  maxHeartRate: '',
  isShortName: false,
})

/** The form of a new member that was stored in part, to be edited: a measure that nobody took stays one. */
export const formOfCreated = (form: MemberForm, system: MeasurementSystem): MemberForm => ({
  ...form,
  ...Object.fromEntries(notMeasuredIn(form, { system }).map((measure) => [measure, EDIT_FALLBACK[system][measure]])),
})

/** A member as a form may open with one: any part may be missing after a creation cut short. */
export type KnownMember = {
  readonly [K in keyof (MemberProfile & MemberMeasures)]: (MemberProfile & MemberMeasures)[K] | null
}

/** The form of a known member, in the center's system. */
export const memberFormOf = (member: KnownMember, system: MeasurementSystem): MemberForm => ({
  name: member.name ?? '',
  lastName1: member.lastName1 ?? '',
  lastName2: member.lastName2 ?? '',
  email: member.email ?? '',
  pseudonym: member.pseudonym ?? '',
  birthday: member.birthday ?? '',
  sex: member.sex ?? '',
  ...EDIT_FALLBACK[system],
  ...(member.weight === null ? {} : { weight: measureText(system, 'weight', member.weight) }),
  ...(member.height === null ? {} : { height: measureText(system, 'height', member.height) }),
  ...(member.restingHeartRate === null ? {} : { restingHeartRate: String(member.restingHeartRate) }),
  maxHeartRate: member.maxHeartRate === null ? '' : String(member.maxHeartRate),
  isShortName: hasShortName(member),
})

/** A second last name as the wire may have it: absent, empty and the text `null` are all none. */
export const parseLastName2 = (wire: string | null | undefined): string | null =>
  wire === undefined || wire === null || wire.trim() === '' || wire === 'null' ? null : wire
