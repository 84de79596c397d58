import { ApiError } from '@repo/api-client/core/api-error'

const UNPROCESSABLE = 422

/** Lists ignore a search that the server rejects, without a notice. */
export const isRefusedSearch = (error: unknown): boolean => error instanceof ApiError && error.status === UNPROCESSABLE
