import { loginLimits, secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { text } from '../core/text.ts'
import { grantsOf, sessionFields, type Grants } from './session.ts'

/** A browser's own mark, so that it never stands in its own way. */
export const BrowserId = text().check(z.minLength(secretLimits.own.min), z.maxLength(secretLimits.own.max))

const LoginWire = z.object({
  email: text().check(z.minLength(1), z.maxLength(loginLimits.email.max)),
  password: text().check(z.minLength(1), z.maxLength(loginLimits.password.max)),
  rememberme: z.boolean(),
  force: z.optional(z.boolean()),
  browser_id: z.optional(BrowserId),
})

/**
 * Signs a member of staff in. `force` ends the session that is open on another device; one that was opened by the same
 * `browser_id` is replaced without asking.
 */
export const logIn = endpoint({
  method: 'POST',
  path: '/api/v2/auth/admin/login',
  summary: 'Sign in',
  access: { kind: 'center' },
  body: renamed(LoginWire, { rememberme: 'isRemembered', browser_id: 'browserId' }),
  response: z.object({
    ...sessionFields,
    user_uuid: z.string(),
    branch_uuid: z.string(),
    show_agreement: z.boolean(),
  }),
  errors: {
    401: ['session-open-elsewhere', 'email-not-verified', 'account-disabled'],
    422: ['wrong-credentials'],
  },
})

export interface SignedIn extends Grants {
  readonly token: string
  readonly userUuid: string
  readonly branchUuid: string
  readonly showAgreement: boolean
}

/** Our shape of a successful login. */
export const signedInOf = (wire: ResponseOf<typeof logIn>): SignedIn => ({
  ...grantsOf(wire),
  token: wire.token_user,
  userUuid: wire.user_uuid,
  branchUuid: wire.branch_uuid,
  showAgreement: wire.show_agreement,
})
