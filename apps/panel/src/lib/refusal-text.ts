import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'

/** The server's sentence about a refusal, or `general` without a response. */
export const refusalText = (error: unknown, general: string): string =>
  error instanceof ApiError && error.status !== NO_RESPONSE && error.status < 500 && error.message !== ''
    ? error.message
    : general
