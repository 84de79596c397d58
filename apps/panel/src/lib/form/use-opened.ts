import { ApiError } from '@repo/api-client/core/api-error'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * What a form opens with: stored as it is now, and kept to, since a refetch under the form would hide what somebody else
 * changed. `onGone`, the same from one drawing to the next, hears that there is none any more.
 */
export const useOpened = <T>(query: UseQueryResult<T>, onGone: () => void) => {
  const { data, error, isFetchedAfterMount, refetch } = query
  const [opened, setOpened] = useState<T | null>(null)
  const isGone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone, onGone])
  if (opened === null && isFetchedAfterMount && data !== undefined && !isGone) setOpened(data)
  const reload = async (): Promise<void> => {
    const again = await refetch()
    if (again.data !== undefined) setOpened(again.data)
  }
  return { opened, reload: () => void reload() }
}
