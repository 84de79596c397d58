import { passwordLimits, secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Done, Email, Moment, Uuid } from '../core/schemas.ts'
import { text } from '../core/text.ts'

const Password = text().check(z.minLength(passwordLimits.min), z.maxLength(passwordLimits.max))

interface RepeatedPassword {
  readonly password: string
  readonly password_confirmation: string
}

const isRepeated = (wire: RepeatedPassword): boolean => wire.password === wire.password_confirmation

const ChangeWire = z.object({
  password_current: Password,
  password: Password,
  password_confirmation: text(),
})

/** Also ends sessions on displays. A wrong current password returns 401 without ending the session. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/v2/admin/user/{uuid}/password',
  summary: 'Change your password',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  body: renamed(ChangeWire.check(z.refine(isRepeated, { path: ['password_confirmation'] })), {
    password_current: 'current',
    password_confirmation: 'repeated',
  }),
  response: Done,
  errors: { 401: ['password-wrong'], 422: ['password-common', 'password-of-names'] },
})

const SessionCodec = renamed(
  z.object({
    uuid: z.string(),
    kind: z.enum(['panel', 'wall']),
    name: z.nullable(z.string()),
    opened_at: Moment,
    expires_at: Moment,
    is_current: z.boolean(),
  }),
  { opened_at: 'openedAt', expires_at: 'expiresAt', is_current: 'isCurrent' },
)
export type OwnSession = z.output<typeof SessionCodec>

const path = '/api/v2/admin/user/{uuid}/sessions'

export const listOwnSessions = endpoint({
  method: 'GET',
  path,
  summary: 'List your sign-ins',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  response: inData(SessionCodec),
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: `${path}/{session}`,
  summary: 'End one of your sign-ins',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid, session: Uuid }),
  response: Done,
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/v2/auth/admin/logout',
  summary: 'Sign out',
  access: { kind: 'staff' },
  response: Done,
})

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
  password: Password,
  password_confirmation: text(),
})

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
