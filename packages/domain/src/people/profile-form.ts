import * as v from 'valibot'

import { reader, something, encodeFault } from '../core/form.ts'
import { passwordLimits } from '../core/limits.ts'
import { isRepeated, newPassword } from './new-password-form.ts'
import { personFields, type ShortNameSaid } from './staff-form.ts'

const profileForm = (isShortName: boolean) => {
  const { role: _role, isActive: _isActive, ...own } = personFields(isShortName)
  return v.object(own)
}
export type ProfileForm = v.InferInput<ReturnType<typeof profileForm>> & ShortNameSaid
export type ProfileFields = v.InferOutput<ReturnType<typeof profileForm>>

export const readProfileForm = (form: ProfileForm) => reader(profileForm(form.isShortName))(form)

const passwordForm = v.pipe(
  v.object({
    current: v.pipe(
      something,
      v.minLength(passwordLimits.min, encodeFault({ code: 'too-short', ...passwordLimits })),
      v.maxLength(passwordLimits.max, encodeFault({ code: 'too-long', ...passwordLimits })),
    ),
    password: newPassword,
    repeated: something,
  }),
  v.forward(
    v.partialCheck([['password'], ['repeated']], (typed) => isRepeated(typed), encodeFault({ code: 'differs' })),
    ['repeated'],
  ),
)
export type PasswordForm = v.InferInput<typeof passwordForm>

export const readPasswordForm = reader(passwordForm)
