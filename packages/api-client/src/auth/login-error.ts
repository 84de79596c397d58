import { LOGIN_ERRORS, type LoginError } from '@repo/domain/people/login'

import { NO_RESPONSE, type ApiError } from '../core/api-error.ts'

/** Every text of a refusal: other deployments put it under `errors.auth`, in the message, or in both. */
const textOf = ({ message, fields }: Refusal): string => [message, ...Object.values(fields).flat()].join(' ')

type Refusal = Pick<ApiError, 'status' | 'code' | 'message' | 'fields'>

const REFUSED_KEYS: ReadonlySet<unknown> = new Set(['key-missing', 'key-unknown'])

/**
 * What a screen says of a refused login: by the code our server names, or by status and text, which is all that other
 * deployments of the API send. An answer that never came has status 10.
 */
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
