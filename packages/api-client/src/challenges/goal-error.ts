import { NO_RESPONSE, type ApiError } from '../core/api-error.ts'

/** What became of a goal that could not be saved, as the catalogue of errors tells them apart. */
export type GoalError = 'level-taken' | 'no-answer' | 'general'

/**
 * What an error of a goal's calls means: the level is there already, or is not above the one before. Our server says so
 * by a code, other deployments by words in the message.
 */
export const goalErrorOf = ({ status, code, message }: Pick<ApiError, 'status' | 'code' | 'message'>): GoalError => {
  const isTold = message.includes('already exists') || message.includes('be higher')
  if (code === 'goal-exists' || code === 'goal-not-higher' || isTold) return 'level-taken'
  return status === NO_RESPONSE ? 'no-answer' : 'general'
}
