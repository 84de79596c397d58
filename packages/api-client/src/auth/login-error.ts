import { LOGIN_ERRORS, type LoginError } from '@repo/domain/login'

/**
 * What a screen says of a refused login: by the code our server names, or by status and text, which is all that other
 * deployments of the API send. An answer that never came has status 10.
 */
export const loginErrorOf = (answer: {
  readonly status: number
  readonly text: string
  readonly code?: string | number
}): LoginError => {
  const named = LOGIN_ERRORS.find((error) => error === answer.code)
  if (named !== undefined) return named
  if (answer.code === 'key-missing' || answer.code === 'key-unknown') return 'center-not-found'
  switch (answer.status) {
    case 401:
      if (answer.text.includes('verified')) return 'email-not-verified'
      return /Inactive|inhabilitada/.test(answer.text) ? 'account-disabled' : 'session-open-elsewhere'
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
