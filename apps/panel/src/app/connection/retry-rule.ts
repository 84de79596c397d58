import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'

export const RETRY_PAUSE_MS = 1500

/** Retries once, after a network or server error. A refusal or an unreadable response would be the same again. */
export const isWorthRetrying = (failedBefore: number, error: unknown): boolean =>
  failedBefore === 0 && error instanceof ApiError && (error.status === NO_RESPONSE || error.status >= 500)
