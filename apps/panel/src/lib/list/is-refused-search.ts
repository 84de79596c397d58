import { ApiError } from '@repo/api-client/core/api-error'

const UNPROCESSABLE = 422

/** Whether the server did not accept what was searched for. Lists ignore such a search without a notice. */
export const isRefusedSearch = (error: unknown): boolean => error instanceof ApiError && error.status === UNPROCESSABLE
