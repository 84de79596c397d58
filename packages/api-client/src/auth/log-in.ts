import { loginLimits, secretLimits } from '@repo/domain/core/limits'
import { LOGIN_ERRORS, type LoginError } from '@repo/domain/people/login'
import * as z from 'zod/mini'

import { type ApiError, NO_RESPONSE } from '../core/api-error.ts'
import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { text } from '../core/text.ts'
import { type Grants, grantsOf, sessionFields } from './session.ts'

const textOf = ({ message, fields }: Refusal): string => [message, ...Object.values(fields).flat()].join(' ')

type Refusal = Pick<ApiError, 'status' | 'code' | 'message' | 'fields'>

const REFUSED_KEYS: ReadonlySet<unknown> = new Set(['key-missing', 'key-unknown'])

/** Maps a refused login to its message: by our server's code, or by status and text of other deployments. */
export const loginErrorOf = (refusal: Refusal): LoginError => {
  const { status, code } = refusal
  const named = LOGIN_ERRORS.find((error) => error === code)
  if (named !== undefined) return named
  if (REFUSED_KEYS.has(code)) return 'center-not-found'
  switch (status) {
    case NO_RESPONSE:
      return 'no-answer'
    case 401: {
      const text = textOf(refusal)
      if (/verified/i.test(text)) return 'email-not-verified'
      return /inactive|inhabilitada/i.test(text) ? 'account-disabled' : 'session-open-elsewhere'
    }
    case 422:
      return 'wrong-credentials'
    case 429:
      return 'too-many-attempts'
    case 500:
    case 503:
      return 'service-unavailable'
    default:
      return 'center-not-found'
  }
}

/** Identifies a browser, so that it replaces its own session without asking. */
export const BrowserId = text().check(z.minLength(secretLimits.own.min), z.maxLength(secretLimits.own.max))

const LoginWire = z.object({
  email: text().check(z.minLength(1), z.maxLength(loginLimits.email.max)),
  password: text().check(z.minLength(1), z.maxLength(loginLimits.password.max)),
  rememberme: z.boolean(),
  force: z.optional(z.boolean()),
  browser_id: z.optional(BrowserId),
})

/** `force` ends the session on another device. A session of the same `browser_id` is replaced without asking. */
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

/** Converts a login response. */
export const signedInOf = (wire: ResponseOf<typeof logIn>): SignedIn => ({
  ...grantsOf(wire),
  token: wire.token_user,
  userUuid: wire.user_uuid,
  branchUuid: wire.branch_uuid,
  showAgreement: wire.show_agreement,
})
