import * as v from 'valibot'

import { optionalPhone, phoneText } from '../classes/phone.ts'
import { email, reader, something, encodeFault } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'
import { isRepeated, newPassword } from './new-password-form.ts'
import { ROLES } from './permissions.ts'
import { nameFields } from './short-name.ts'

export const personFields = (isShortName: boolean) => ({
  ...nameFields(isShortName),
  email: email(memberLimits.email),
  landline: optionalPhone,
  mobilePhone: phoneText,
  role: v.picklist(ROLES),
  isActive: v.boolean(),
})

const editedForm = (isShortName: boolean) =>
  v.object({ ...personFields(isShortName), password: v.string(), repeated: v.string() })

const newForm = (isShortName: boolean) =>
  v.pipe(
    v.object({ ...personFields(isShortName), password: newPassword, repeated: something }),
    v.forward(
      v.partialCheck([['password'], ['repeated']], (typed) => isRepeated(typed), encodeFault({ code: 'differs' })),
      ['repeated'],
    ),
  )
type NewForm = ReturnType<typeof newForm>

export interface ShortNameSaid {
  readonly isShortName: boolean
}

export type AdminForm = v.InferInput<NewForm> & ShortNameSaid
export type AdminFields = v.InferOutput<NewForm>

export const emptyAdminForm: AdminForm = {
  name: '',
  lastName1: '',
  lastName2: '',
  email: '',
  landline: '',
  mobilePhone: '',
  role: 'admin',
  isActive: true,
  password: '',
  repeated: '',
  isShortName: false,
}

/** Validates the form of new staff, with a password. */
export const readNewAdminForm = (form: AdminForm) => reader(newForm(form.isShortName))(form)

export const readAdminForm = (form: AdminForm) => reader(editedForm(form.isShortName))(form)
