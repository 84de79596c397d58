import * as v from 'valibot'

import { email, reader, text, encodeFault, wholeNumber, type Faults } from '../core/form.ts'
import { EARLIEST_BIRTHDAY, memberLimits } from '../core/limits.ts'
import { ok, type Result } from '../core/result.ts'
import type { Bpm, Centimeters, Kilograms } from '../core/units.ts'
import { ceilingLimits } from '../privacy/ceiling.ts'
import { parseVisibility, type Visibility } from '../privacy/visibility.ts'
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
import { maxHeartRateLimits, restingHeartRateLimits } from '../trainings/training-limits.ts'
import { hasShortName, nameFields } from './short-name.ts'

/** Measures are metric. Null is unknown. */
export interface MemberProfile {
  readonly name: string
  readonly lastName1: string
  readonly lastName2: string | null
  readonly email: string
  readonly pseudonym: string
  readonly birthday: string
  readonly sex: (typeof SEXES)[number]
}

export interface MemberMeasures {
  readonly weight: Kilograms
  readonly height: Centimeters
  readonly restingHeartRate: Bpm
  /** Measured. Null uses the age formula. */
  readonly maxHeartRate: Bpm | null
}

export interface TypedMeasures extends MemberMeasures {
  readonly notMeasured: readonly DefaultedMeasure[]
}

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
  readonly isShortName: boolean
  /** Most that displays show. Empty for any. */
  readonly visibilityAtMost: string
  /** Private limit in bpm. Empty for none. */
  readonly ceiling: string
  readonly hasGuardianConsent: boolean
}

export type MemberField = keyof MemberForm

export const birthdayNotAfter = (today: string) =>
  v.pipe(
    v.string(),
    v.nonEmpty(encodeFault({ code: 'required' })),
    v.check((day) => isDay(day) && day >= EARLIEST_BIRTHDAY, encodeFault({ code: 'not-a-day' })),
    v.check((day) => day <= today, encodeFault({ code: 'in-future' })),
  )

export const sexChosen = v.pipe(v.string(), v.picklist(SEXES, encodeFault({ code: 'required' })))

const unmeasured = v.pipe(
  v.string(),
  v.transform(() => null),
)

const maxHeartRate = v.lazy((typed) =>
  typeof typed === 'string' && typed.trim() === '' ? unmeasured : wholeNumber(maxHeartRateLimits),
)

const ceiling = v.lazy((typed) =>
  typeof typed === 'string' && typed.trim() === '' ? unmeasured : wholeNumber(ceilingLimits),
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
    visibilityAtMost: v.pipe(
      v.string(),
      v.transform((level) => (level === '' ? null : parseVisibility(level))),
    ),
    ceiling,
    hasGuardianConsent: v.boolean(),
  })

export interface MemberFormRules {
  readonly system: MeasurementSystem
  readonly today: string
  readonly stored?: StoredMeasures | undefined
}

type StoredMeasures = { readonly [K in DefaultedMeasure]: MemberMeasures[K] | null }

/** Measures that aren't stored and are still at the form's defaults. */
export const notMeasuredIn = (
  form: MemberForm,
  { system, stored }: Pick<MemberFormRules, 'system' | 'stored'>,
): readonly DefaultedMeasure[] => {
  const opened = stored === undefined ? NEW_MEASURES[system] : EDIT_FALLBACK[system]
  return DEFAULTED_MEASURES.filter(
    (measure) => (stored?.[measure] ?? null) === null && form[measure].trim() === opened[measure],
  )
}

export interface ReadPrivacy {
  readonly visibilityAtMost: Visibility | null
  /** In bpm. */
  readonly ceiling: number | null
  readonly hasGuardianConsent: boolean
}

export interface ReadMember {
  readonly profile: MemberProfile
  readonly measures: TypedMeasures
  readonly privacy: ReadPrivacy
}

/** Validates the form and converts measures to metric. */
export const readMemberForm = (form: MemberForm, rules: MemberFormRules): Result<ReadMember, Faults<MemberField>> => {
  const read = reader(memberForm(rules, form.isShortName))(form)
  if (!read.ok) return read
  const { weight, height, restingHeartRate, maxHeartRate: max, ...given } = read.value
  const { visibilityAtMost, ceiling: bpm, hasGuardianConsent, ...profile } = given
  const privacy = { visibilityAtMost, ceiling: bpm, hasGuardianConsent }
  const notMeasured = notMeasuredIn(form, rules)
  return ok({ profile, privacy, measures: { weight, height, restingHeartRate, maxHeartRate: max, notMeasured } })
}

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
  visibilityAtMost: '',
  ceiling: '',
  hasGuardianConsent: false,
})

/** The edit form after a creation that was stored in part. Keeps unmeasured defaults unmeasured. */
export const formOfCreated = (form: MemberForm, system: MeasurementSystem): MemberForm => ({
  ...form,
  ...Object.fromEntries(notMeasuredIn(form, { system }).map((measure) => [measure, EDIT_FALLBACK[system][measure]])),
})

export type KnownMember = {
  readonly [K in keyof (MemberProfile & MemberMeasures)]: (MemberProfile & MemberMeasures)[K] | null
} & {
  /** Absent if the deployment has none. */
  readonly privacy?: {
    readonly visibilityAtMost: Visibility | null
    readonly ceiling: number | null
    readonly guardianConsentAt: Date | null
  }
}

const privacyFieldsOf = ({ privacy }: KnownMember): Pick<MemberForm, keyof ReadPrivacy> => ({
  visibilityAtMost: privacy?.visibilityAtMost ?? '',
  ceiling: String(privacy?.ceiling ?? ''),
  hasGuardianConsent: (privacy?.guardianConsentAt ?? null) !== null,
})

/** The form of a stored member, in the center's system. */
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
  ...privacyFieldsOf(member),
})

/** Normalizes a second last name on the wire: absent, empty, and the text `null` become null. */
export const parseLastName2 = (wire: string | null | undefined): string | null =>
  wire === undefined || wire === null || wire.trim() === '' || wire === 'null' ? null : wire
