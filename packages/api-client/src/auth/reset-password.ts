import { passwordLimits, secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Email } from '../core/schemas.ts'
import { text } from '../core/text.ts'

/** The response and its timing are the same for unknown addresses. */
export const forgotPassword = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/admin/forgot-password',
    summary: 'Request a password reset',
    access: { kind: 'center' },
    body: z.object({ email: Email }),
    response: Done,
  }),
)

const NewPasswordWire = z.object({
  token: text().check(z.minLength(1), z.maxLength(secretLimits.issued.max)),
  password: text().check(z.minLength(passwordLimits.min), z.maxLength(passwordLimits.max)),
  password_confirmation: text(),
})
const isRepeated = (wire: z.infer<typeof NewPasswordWire>): boolean => wire.password === wire.password_confirmation

/** Accepts an unused link, and ends all sessions of the account. */
export const resetPassword = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/admin/reset-password',
    summary: 'Set a new password with an emailed link',
    access: { kind: 'center' },
    body: renamed(NewPasswordWire.check(z.refine(isRepeated, { path: ['password_confirmation'] })), {
      password_confirmation: 'repeated',
    }),
    response: Done,
    errors: { 404: ['reset-link-unknown'], 422: ['password-common', 'password-of-names'] },
  }),
)
