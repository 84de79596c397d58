import * as v from 'valibot'

import { email, reader, text, encodeFault, type Faults } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'
import { ok, type Result } from '../core/result.ts'
import { birthdayNotAfter, sexChosen, type MemberProfile } from './member-form.ts'
import { nameFields } from './short-name.ts'

/** Version of the consent text. Increase it when the text changes. */
export const REQUEST_CONSENT = 1

export interface RequestForm {
  readonly name: string
  readonly lastName1: string
  readonly lastName2: string
  readonly pseudonym: string
  readonly email: string
  readonly birthday: string
  readonly sex: string
  readonly hasConsent: boolean
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

export type RequestFields = MemberProfile

const requestForm = (today: string, isShortName: boolean) =>
  v.object({
    ...nameFields(isShortName),
    pseudonym: text(memberLimits.pseudonym),
    email: email(memberLimits.email),
    birthday: birthdayNotAfter(today),
    sex: sexChosen,
    hasConsent: v.pipe(v.boolean(), v.literal(true, encodeFault({ code: 'required' }))),
  })

/** Validates the form. `today` is the latest birthday accepted. */
export const readRequestForm = (form: RequestForm, today: string): Result<RequestFields, Faults<keyof RequestForm>> => {
  const read = reader(requestForm(today, form.isShortName))(form)
  if (!read.ok) return read
  const { hasConsent: _, ...fields } = read.value
  return ok(fields)
}
