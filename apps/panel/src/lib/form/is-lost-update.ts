import { ApiError } from '@repo/api-client/core/api-error'

const PRECONDITION_FAILED = 412

/** Whether nothing was saved because somebody else has changed meanwhile what a form was opened with. */
export const isLostUpdate = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === PRECONDITION_FAILED : error instanceof Error && isLostUpdate(error.cause)
