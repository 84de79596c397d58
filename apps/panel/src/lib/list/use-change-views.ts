import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { deleteListView } from '@repo/api-client/list-views/delete-list-view'
import { keepListView } from '@repo/api-client/list-views/keep-list-view'
import { listViewsQueryOptions } from '@repo/api-client/list-views/queries'
import type { NamedView, ViewedList } from '@repo/domain/list-view'

import { useServices } from '../../app/services-context.ts'
import { toasts } from '../../app/toasts.ts'
import { useSaved } from '../use-saved.ts'

type Kept = Omit<NamedView, 'uuid'>

/** Keeps and deletes views of a list; a deleted one can be had back. */
export const useChangeViews = (list: ViewedList) => {
  const { t } = useLingui()
  const { client } = useServices()
  const invalidates = [listViewsQueryOptions(client, list).queryKey]
  const failed = (error: unknown, general: string) =>
    error instanceof ApiError && error.code === 'too-many-views' ? error.message : general
  const keep = useSaved(
    ({ name, address, isDefault }: Kept) =>
      client.call(keepListView, { params: { list }, body: { name, address: { ...address }, isDefault } }),
    { invalidates, failed, told: ({ name }) => t`View “${name}” saved` },
  )
  const forget = useSaved(
    async (view: NamedView) => {
      const { name } = view
      await client.call(deleteListView, { params: { list, uuid: view.uuid } })
      toasts.show({
        tone: 'success',
        title: t`View “${name}” deleted`,
        action: { label: t`Undo`, onSelect: () => keep.mutate(view) },
      })
    },
    { invalidates },
  )
  return { keep, forget }
}
