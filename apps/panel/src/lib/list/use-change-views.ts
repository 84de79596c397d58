import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { deleteListView, keepListView } from '@repo/api-client/list-views/endpoints'
import { listViewsQueryOptions } from '@repo/api-client/list-views/queries'
import { changedBy, type NamedView, type ViewedList } from '@repo/domain/lists/list-view'

import { useServices } from '../../app/services-context.ts'
import { useSaved } from '../use-saved.ts'

type Kept = Omit<NamedView, 'uuid'>

export const useChangeViews = (list: ViewedList, views: readonly NamedView[]) => {
  const { t } = useLingui()
  const { client } = useServices()
  const invalidates = [listViewsQueryOptions(client, list).queryKey]
  const failed = (error: unknown, general: string) =>
    error instanceof ApiError && error.code === 'too-many-views' ? error.message : general
  const call = ({ name, address, isDefault }: Kept) =>
    client.call(keepListView, { params: { list }, body: { name, address: { ...address }, isDefault } })
  const putBack = useSaved(
    async (before: readonly NamedView[]) => {
      for (const view of before) await call(view)
    },
    { invalidates, failed, notice: () => t`Views restored` },
  )
  const keep = useSaved(call, {
    invalidates,
    failed,
    notice: ({ name }) => t`View “${name}” saved`,
    undo: (kept) => {
      const before = changedBy(views, kept)
      return before.length === 0 ? undefined : () => putBack.mutate(before)
    },
  })
  const forget = useSaved(({ uuid }: NamedView) => client.call(deleteListView, { params: { list, uuid } }), {
    invalidates,
    notice: ({ name }) => t`View “${name}” deleted`,
    undo: (view) => () => putBack.mutate([view]),
  })
  return { keep, forget }
}
