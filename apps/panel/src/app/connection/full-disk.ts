import { ApiError } from '@repo/api-client/core/api-error'

import { toasts } from '../toasts.ts'

/** The refusal of a server whose disk is full, also behind an error of several calls; null for any other error. */
const refusalOf = (error: unknown): ApiError | null => {
  const refusal = error instanceof ApiError || !(error instanceof Error) ? error : error.cause
  return refusal instanceof ApiError && refusal.code === 'storage-full' ? refusal : null
}

/** Whether a change failed because the disk of the server is full. */
export const isFullDisk = (error: unknown): boolean => refusalOf(error) !== null

/** Shows what the server says about its full disk, whichever screen made the change. */
export const tellFullDisk = (error: unknown): void => {
  const refusal = refusalOf(error)
  if (refusal !== null) toasts.show({ tone: 'danger', title: refusal.message })
}
