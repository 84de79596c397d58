import * as v from 'valibot'

import { optionalPhone, phoneText } from '../classes/phone.ts'
import { email, reader, something, told } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'
import { isRepeated, newPassword } from './new-password-form.ts'
import { ROLES } from './permissions.ts'
import { nameFields } from './short-name.ts'

/** Who somebody of the staff is, field by field. */
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
      v.partialCheck([['password'], ['repeated']], (typed) => isRepeated(typed), told({ code: 'differs' })),
      ['repeated'],
    ),
  )
type NewForm = ReturnType<typeof newForm>

/** Whether a name that is shorter than most is said to be right. */
export interface ShortNameSaid {
  readonly isShortName: boolean
}

export type AdminForm = v.InferInput<NewForm> & ShortNameSaid
/** Somebody of the staff as the form gives them. The password is that of somebody new; another form changes it. */
export type AdminFields = v.InferOutput<NewForm>

/** The form of somebody new. */
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

/** Reads the form of somebody new, with the password they begin with. */
export const readNewAdminForm = (form: AdminForm) => reader(newForm(form.isShortName))(form)

/** Reads the form of somebody who is there: their password is not asked for. */
export const readAdminForm = (form: AdminForm) => reader(editedForm(form.isShortName))(form)
