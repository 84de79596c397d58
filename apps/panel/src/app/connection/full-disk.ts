import { ApiError } from '@repo/api-client/core/api-error'

import { toasts } from '../toasts.ts'

/** The `storage-full` refusal, also as another error's cause, or null. */
const refusalOf = (error: unknown): ApiError | null => {
  const refusal = error instanceof ApiError || !(error instanceof Error) ? error : error.cause
  return refusal instanceof ApiError && refusal.code === 'storage-full' ? refusal : null
}

export const isFullDisk = (error: unknown): boolean => refusalOf(error) !== null

export const showFullDiskNotice = (error: unknown): void => {
  const refusal = refusalOf(error)
  if (refusal !== null) toasts.show({ tone: 'danger', title: refusal.message })
}
