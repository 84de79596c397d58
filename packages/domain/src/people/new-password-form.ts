import * as v from 'valibot'

import { reader, something, encodeFault } from '../core/form.ts'
import { passwordLimits } from '../core/limits.ts'

export const newPassword = v.pipe(
  something,
  v.minLength(passwordLimits.min, encodeFault({ code: 'too-short', ...passwordLimits })),
  v.maxLength(passwordLimits.max, encodeFault({ code: 'too-long', ...passwordLimits })),
)

export const isRepeated = (typed: { readonly password: string; readonly repeated: string }): boolean =>
  typed.password === typed.repeated

const newPasswordForm = v.pipe(
  v.object({ password: newPassword, repeated: something }),
  v.forward(
    v.partialCheck([['password'], ['repeated']], (typed) => isRepeated(typed), encodeFault({ code: 'differs' })),
    ['repeated'],
  ),
)
export type NewPasswordForm = v.InferInput<typeof newPasswordForm>

export const readNewPasswordForm = reader(newPasswordForm)
