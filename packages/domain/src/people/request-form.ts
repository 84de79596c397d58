import * as v from 'valibot'

import { email, reader, text, told, type Faults } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'
import { ok, type Result } from '../core/result.ts'
import { birthdayNotAfter, sexChosen, type MemberProfile } from './member-form.ts'
import { nameFields } from './short-name.ts'

/** Which wording of the consent somebody agrees to; it grows with every change of the words. */
export const REQUEST_CONSENT = 1

/** The form of somebody who asks to become a member, as typed. */
export interface RequestForm {
  readonly name: string
  readonly lastName1: string
  readonly lastName2: string
  readonly pseudonym: string
  readonly email: string
  readonly birthday: string
  readonly sex: string
  readonly hasConsent: boolean
  /** Whether a name that is shorter than most is said to be right. */
  readonly isShortName: boolean
}

export const emptyRequestForm: RequestForm = {
  name: '',
  lastName1: '',
  lastName2: '',
  pseudonym: '',
  email: '',
  birthday: '',
  sex: '',
  hasConsent: false,
  isShortName: false,
}

/** What somebody says of themselves who asks to become a member. */
export type RequestFields = MemberProfile

const requestForm = (today: string, isShortName: boolean) =>
  v.object({
    ...nameFields(isShortName),
    pseudonym: text(memberLimits.pseudonym),
    email: email(memberLimits.email),
    birthday: birthdayNotAfter(today),
    sex: sexChosen,
    hasConsent: v.pipe(v.boolean(), v.literal(true, told({ code: 'required' }))),
  })

/** Reads the form of somebody who asks; nobody is born after the center's day. */
export const readRequestForm = (form: RequestForm, today: string): Result<RequestFields, Faults<keyof RequestForm>> => {
  const read = reader(requestForm(today, form.isShortName))(form)
  if (!read.ok) return read
  const { hasConsent: _, ...fields } = read.value
  return ok(fields)
}
