import * as v from 'valibot'

import { faultsOf } from './form-faults.ts'
import { heightLimits, maxHeartRateLimits, memberLimits, restingHeartRateLimits, weightLimits } from './limits.ts'
import {
  centimetersOf,
  inchesOf,
  kilogramsOf,
  poundsOf,
  shownMeasure,
  type Bpm,
  type Centimeters,
  type Kilograms,
} from './units.ts'

export const MEASUREMENT_SYSTEMS = ['metric', 'english'] as const
/** How a center writes weights and heights: kg and cm, or lb and in. */
export type MeasurementSystem = (typeof MEASUREMENT_SYSTEMS)[number]

export const SEXES = ['male', 'female'] as const

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
}

export type MemberField = keyof MemberForm
export type MemberFault = 'required' | 'too-short' | 'too-long' | 'invalid' | 'in-future' | 'out-of-range'

const text = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.minLength(min, 'too-short'), v.maxLength(max, 'too-long'))

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

const birthdayNotAfter = (today: string) =>
  v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid'),
    v.check(isDay, 'invalid'),
    v.check((day) => day >= '1900-01-01', 'out-of-range'),
    v.check((day) => day <= today, 'in-future'),
  )

const between = ({ min, max }: { readonly min: number; readonly max: number }, pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.regex(pattern, 'invalid'),
    v.transform(Number),
    v.minValue(min, 'out-of-range'),
    v.maxValue(max, 'out-of-range'),
  )

const WHOLE = /^\d{1,4}$/
const TENTHS = /^\d{1,4}(?:\.\d)?$/

/** A second last name: its length counts only when there is one. */
const lastName2 = v.pipe(
  v.string(),
  v.trim(),
  v.check((name) => name === '' || name.length >= memberLimits.lastName.min, 'too-short'),
  v.maxLength(memberLimits.lastName.max, 'too-long'),
  v.transform((name) => (name === '' ? null : name)),
)

const maxHeartRate = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || WHOLE.test(typed), 'invalid'),
  v.transform((typed) => (typed === '' ? null : Number(typed))),
  v.check((bpm) => bpm === null || (bpm >= maxHeartRateLimits.min && bpm <= maxHeartRateLimits.max), 'out-of-range'),
)

const memberForm = (system: MeasurementSystem, today: string) =>
  v.object({
    name: text(memberLimits.name),
    lastName1: text(memberLimits.lastName),
    lastName2,
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.email('invalid'),
      v.maxLength(memberLimits.email.max, 'too-long'),
    ),
    pseudonym: text(memberLimits.pseudonym),
    birthday: birthdayNotAfter(today),
    sex: v.pipe(v.string(), v.nonEmpty('required'), v.picklist(SEXES, 'required')),
    weight: between(weightLimits[system], TENTHS),
    height: between(heightLimits[system], TENTHS),
    restingHeartRate: between(restingHeartRateLimits, WHOLE),
    maxHeartRate,
  })

interface Measured {
  readonly typed: string
  readonly stored: number | null
  readonly shown: (stored: number) => number
  readonly parsed: (typed: number) => number
}

/** A measure nobody changed keeps its stored value to the last digit; a typed one is converted. */
const measureOf = ({ typed, stored, shown, parsed }: Measured): number =>
  stored !== null && Number(typed) === shownMeasure(shown(stored)) ? stored : parsed(Number(typed))

const same = (value: number): number => value

export interface MemberFormRules {
  readonly system: MeasurementSystem
  /** The center's day, YYYY-MM-DD; nobody is born after it. */
  readonly today: string
  /** What the form was opened with; absent for a new member. */
  readonly stored?: { readonly weight: Kilograms | null; readonly height: Centimeters | null } | undefined
}

/** Reads the form: the profile and the measures in metric, or the code of each field at fault. */
export const readMemberForm = (
  form: MemberForm,
  { system, today, stored }: MemberFormRules,
):
  | { readonly profile: MemberProfile; readonly measures: MemberMeasures }
  | { readonly faults: Readonly<Partial<Record<MemberField, MemberFault>>> } => {
  const parsed = v.safeParse(memberForm(system, today), form)
  if (!parsed.success) return { faults: faultsOf(parsed.issues) }
  const { output } = parsed
  const isMetric = system === 'metric'
  const weight = measureOf({
    typed: form.weight,
    stored: stored?.weight ?? null,
    shown: isMetric ? same : poundsOf,
    parsed: isMetric ? same : kilogramsOf,
  })
  const height = measureOf({
    typed: form.height,
    stored: stored?.height ?? null,
    shown: isMetric ? same : inchesOf,
    parsed: isMetric ? same : centimetersOf,
  })
  return {
    profile: {
      name: output.name,
      lastName1: output.lastName1,
      lastName2: output.lastName2,
      email: output.email,
      pseudonym: output.pseudonym,
      birthday: output.birthday,
      sex: output.sex,
    },
    measures: { weight, height, restingHeartRate: output.restingHeartRate, maxHeartRate: output.maxHeartRate },
  }
}

/** Measures a new member's form opens with, in metric. */
const NEW_MEASURES = { weight: 31, height: 121, restingHeartRate: 61 } as const

/** What an edited member's form shows for measures nobody has stored. */
const EDIT_FALLBACK = {
  metric: { weight: 30, height: 120 },
  english: { weight: 67, height: 48 },
  restingHeartRate: 60,
} as const

const shownIn = (system: MeasurementSystem, kind: 'weight' | 'height', value: number): string => {
  if (system === 'metric') return String(shownMeasure(value))
  return String(shownMeasure(kind === 'weight' ? poundsOf(value) : inchesOf(value)))
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
  weight: shownIn(system, 'weight', NEW_MEASURES.weight),
  height: shownIn(system, 'height', NEW_MEASURES.height),
  restingHeartRate: String(NEW_MEASURES.restingHeartRate),
  maxHeartRate: '',
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
  weight: member.weight === null ? String(EDIT_FALLBACK[system].weight) : shownIn(system, 'weight', member.weight),
  height: member.height === null ? String(EDIT_FALLBACK[system].height) : shownIn(system, 'height', member.height),
  restingHeartRate: String(member.restingHeartRate ?? EDIT_FALLBACK.restingHeartRate),
  maxHeartRate: member.maxHeartRate === null ? '' : String(member.maxHeartRate),
})

/** A second last name as the wire may have it: absent, empty and the text `null` are all none. */
export const parseLastName2 = (wire: string | null | undefined): string | null =>
  wire === undefined || wire === null || wire.trim() === '' || wire === 'null' ? null : wire
