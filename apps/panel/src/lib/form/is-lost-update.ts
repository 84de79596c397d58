import { ApiError } from '@repo/api-client/core/api-error'

const PRECONDITION_FAILED = 412

/** Whether a save failed because someone else changed the data meanwhile. */
export const isLostUpdate = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === PRECONDITION_FAILED : error instanceof Error && isLostUpdate(error.cause)
