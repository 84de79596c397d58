import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'

/** How long a failing server is left alone before it is asked once more, in milliseconds. */
export const RETRY_PAUSE_MS = 1500

/**
 * Whether a query that failed is asked once more: only where the server was at fault or silent, and only once. A refusal
 * stays one, and an answer nobody can read does not get better.
 */
export const isWorthRetrying = (failedBefore: number, error: unknown): boolean =>
  failedBefore === 0 && error instanceof ApiError && (error.status === NO_RESPONSE || error.status >= 500)
