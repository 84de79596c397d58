import { useLingui } from '@lingui/react/macro'
import type { MemberError } from '@repo/domain/error-catalogue'
import {
  heightLimits,
  maxHeartRateLimits,
  memberLimits,
  restingHeartRateLimits,
  weightLimits,
} from '@repo/domain/limits'
import type { MeasurementSystem } from '@repo/domain/measure-fields'
import type { MemberFault, MemberField } from '@repo/domain/member-form'
import type { MemberSearchColumn, SearchFault } from '@repo/domain/member-search'

import type { MemberColumn } from './member-columns-store.ts'

/** What the list of members and its search say. */
export const useMemberListWords = () => {
  const { t } = useLingui()
  const columns: Readonly<Record<MemberColumn | 'name', string>> = {
    name: t`Name`,
    lastNames: t`Last name`,
    pseudonym: t`Pseudonym`,
    email: t`Email`,
    sex: t`Sex`,
    birthday: t`Birthday`,
  }
  const searchColumns: Readonly<Record<MemberSearchColumn, string>> = {
    name: columns.name,
    last_name_1: columns.lastNames,
    email: columns.email,
    pseudonym: columns.pseudonym,
    birthday: columns.birthday,
    sex: columns.sex,
  }
  const searchFaults: Readonly<Record<SearchFault, string>> = {
    'too-short': t`Enter at least 3 characters`,
    'too-long': t`Enter at most 100 characters`,
    'invalid-date': t`Enter a valid date`,
    choose: t`Choose an option`,
  }
  const sexes = { male: t`Male`, female: t`Female` }
  /** One letter, as the table shows it. */
  const sexLetters = { male: t({ message: 'M', context: 'male' }), female: t({ message: 'F', context: 'female' }) }
  return { columns, searchColumns, searchFaults, sexes, sexLetters }
}

const limitsOf = (field: MemberField, system: MeasurementSystem): { readonly min: number; readonly max: number } => {
  switch (field) {
    case 'name':
    case 'pseudonym':
      return memberLimits[field]
    case 'lastName1':
    case 'lastName2':
      return memberLimits.lastName
    case 'weight':
      return weightLimits[system]
    case 'height':
      return heightLimits[system]
    case 'restingHeartRate':
      return restingHeartRateLimits
    case 'maxHeartRate':
      return maxHeartRateLimits
    case 'email':
      return { min: 0, max: memberLimits.email.max }
    case 'birthday':
    case 'sex':
      return { min: 0, max: 0 }
    default:
      return field satisfies never
  }
}

/** What the form of a member says. */
export const useMemberFormWords = (system: MeasurementSystem) => {
  const { t } = useLingui()
  const labels: Readonly<Record<MemberField, string>> = {
    name: t`Name`,
    lastName1: t`First last name`,
    lastName2: t`Second last name`,
    email: t`Email`,
    pseudonym: t`Pseudonym`,
    birthday: t`Birthday`,
    sex: t`Sex`,
    weight: t`Weight`,
    height: t`Height`,
    restingHeartRate: t`Resting heart rate`,
    maxHeartRate: t`Measured maximum heart rate`,
  }
  const faultOf = (field: MemberField, fault: MemberFault | undefined): string | undefined => {
    const { min, max } = limitsOf(field, system)
    switch (fault) {
      case undefined:
        return undefined
      case 'required':
        return t`Required`
      case 'too-short':
      case 'too-long':
        return field === 'email' ? t`Enter at most ${max} characters` : t`Between ${min} and ${max} characters`
      case 'invalid':
        if (field === 'email') return t`Enter a valid email`
        return field === 'birthday' ? t`Enter a valid date` : t`Enter a number from ${min} to ${max}`
      case 'not-whole':
        return t`Enter a whole number from ${min} to ${max}`
      case 'in-future':
        return t`The birthday cannot be in the future`
      case 'out-of-range':
        return field === 'birthday' ? t`Enter a valid date` : t`Enter a number from ${min} to ${max}`
      default:
        return fault satisfies never
    }
  }
  const errors: Readonly<Record<MemberError, string>> = {
    'already-linked': t`User already registered in this or another center; ask them to link from the app.`,
    'changed-meanwhile': t`Somebody else changed this user while you were editing. Showing their changes drops yours.`,
    partial: t`User information was partially inserted, due to an error, please update it.`,
    general: t`An error occurred, please try again later.`,
  }
  return { labels, faultOf, errors }
}
