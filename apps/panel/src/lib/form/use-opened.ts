import { ApiError } from '@repo/api-client/core/api-error'
import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { toasts } from '../../app/toasts.ts'
import { formDraft } from './form-draft.ts'

interface WhenGone {
  /** The name of the form's draft. */
  readonly draft: string
  /** What is said of somebody or something that another person has taken away. */
  readonly told: string
  readonly invalidates: QueryKey
  readonly onClose: () => void
}

/**
 * What a form opens with: stored as it is now, and kept to, since a refetch under the form would hide what somebody else
 * changed. What is gone meanwhile closes the form, and says so.
 */
export const useOpened = <T>(query: UseQueryResult<T>, { draft, told, invalidates, onClose }: WhenGone) => {
  const { data, error, isFetchedAfterMount, refetch } = query
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<T | null>(null)
  const isGone = error instanceof ApiError && error.status === 404
  const leave = useEffectEvent(() => {
    // nothing typed for what is gone can be saved, nor should it open the form again
    formDraft(draft).forget()
    toasts.show({ tone: 'warning', title: told })
    void queryClient.invalidateQueries({ queryKey: invalidates })
    onClose()
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  if (opened === null && isFetchedAfterMount && data !== undefined && !isGone) setOpened(data)
  const reload = async (): Promise<void> => {
    const again = await refetch()
    if (again.data !== undefined) setOpened(again.data)
  }
  return { opened, reload: () => void reload() }
}
