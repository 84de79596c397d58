import { ApiError } from '../core/api-error.ts'

const ADMIN_ERRORS = ['email-taken', 'password-common', 'password-of-names', 'not-created', 'general'] as const
export type AdminError = (typeof ADMIN_ERRORS)[number]

const REFUSED = 422

/** What a screen says of somebody who could not be saved; a refusal of somebody new is told apart from other failures. */
export const adminErrorOf = (error: unknown, isNew: boolean): AdminError => {
  if (!(error instanceof ApiError) || error.status !== REFUSED || !isNew) return 'general'
  if ('email' in error.fields) return 'email-taken'
  return error.code === 'password-common' || error.code === 'password-of-names' ? error.code : 'not-created'
}
