import * as v from 'valibot'

import { email, optionalText, reader, something, text, told } from './form.ts'
import { memberLimits } from './limits.ts'
import { isRepeated, newPassword } from './new-password-form.ts'
import { ROLES } from './permissions.ts'
import { optionalPhone, phoneText } from './phone.ts'

/** Who somebody of the staff is, field by field. */
export const person = {
  name: text(memberLimits.name),
  lastName1: text(memberLimits.lastName),
  lastName2: optionalText(memberLimits.lastName),
  email: email(memberLimits.email),
  landline: optionalPhone,
  mobilePhone: phoneText,
  role: v.picklist(ROLES),
  isActive: v.boolean(),
}

const editedForm = v.object({ ...person, password: v.string(), repeated: v.string() })

const newForm = v.pipe(
  v.object({ ...person, password: newPassword, repeated: something }),
  v.forward(
    v.partialCheck([['password'], ['repeated']], (typed) => isRepeated(typed), told({ code: 'differs' })),
    ['repeated'],
  ),
)

export type AdminForm = v.InferInput<typeof newForm>
/** Somebody of the staff as the form gives them. The password is that of somebody new; another form changes it. */
export type AdminFields = v.InferOutput<typeof newForm>

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
}

/** Reads the form of somebody new, with the password they begin with. */
export const readNewAdminForm = reader(newForm)

/** Reads the form of somebody who is there: their password is not asked for. */
export const readAdminForm = reader(editedForm)
