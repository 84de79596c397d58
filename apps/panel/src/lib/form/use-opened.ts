import { ApiError } from '@repo/api-client/core/api-error'
import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { toasts } from '../../app/toasts.ts'
import { formDraft } from './form-draft.ts'

interface WhenGone {
  readonly draft: string
  readonly notice: string
  readonly invalidates: QueryKey
  readonly onClose: () => void
}

/**
 * The data a form opens with. Not refetched, because that would hide other users' changes. Closes with a notice if it
 * was deleted.
 */
export const useOpened = <T>(query: UseQueryResult<T>, { draft, notice, invalidates, onClose }: WhenGone) => {
  const { data, error, isFetchedAfterMount, refetch } = query
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<T | null>(null)
  const isGone = error instanceof ApiError && error.status === 404
  const leave = useEffectEvent(() => {
    // a draft of a deleted thing can't be saved, and must not reopen the form
    formDraft(draft).forget()
    toasts.show({ tone: 'warning', title: notice })
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
