import { useLingui } from '@lingui/react/macro'
import type { ListQueries } from '@repo/api-client/core/list-queries'
import type { ListSearch, ListView } from '@repo/domain/lists/list'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { isWorthRetrying } from '../../app/connection/retry-rule.ts'
import { useServices } from '../../app/services-context.ts'
import { toasts } from '../../app/toasts.ts'
import { isRefusedSearch } from './is-refused-search.ts'

interface PageOptions<Row, C extends string, S extends string> {
  queries: ListQueries<Row, C, S>
  view: ListView<C, S>
  resetSearch: () => void
  toPage: (page: number) => void
  /** Whether all failed searches are ignored, not only rejected ones. */
  isSearchSilent: boolean
}

/** Prefetches the next page, and handles failed searches. */
export const useListPage = <Row, C extends string, S extends string>(options: PageOptions<Row, C, S>) => {
  const { queries, view, resetSearch, toPage, isSearchSilent } = options
  const { t } = useLingui()
  const { client } = useServices()
  const queryClient = useQueryClient()
  const list = useQuery({
    ...queries.page(client, view),
    // an error from before the mount isn't retried
    retryOnMount: ({ state }) => state.error === null || isWorthRetrying(0, state.error),
  })
  const { data, error, isError, isPlaceholderData, refetch } = list
  const failing = isError ? view.search : null
  const [failedSearch, setFailedSearch] = useState<ListSearch<C> | null>(null)
  // read while the URL already asks for all rows
  if (view.search !== null && failedSearch !== failing) setFailedSearch(failing)
  const hasFailedSearch = failing !== null
  const hasNotice = !isSearchSilent && !isRefusedSearch(error)
  useEffect(() => {
    if (!hasFailedSearch) return
    if (hasNotice) toasts.show({ tone: 'danger', title: t`Search failed. Try again later.` })
    resetSearch()
  }, [hasFailedSearch, hasNotice, resetSearch, t])
  // while loading, the rows are those of the previous view
  const [shownView, setShownView] = useState(view)
  if (!isPlaceholderData && shownView !== view) setShownView(view)
  const lastPage = data?.lastPage ?? 1
  // an old link, or the last page's rows were deleted
  const isBeyond = data !== undefined && !isPlaceholderData && view.page > lastPage
  useEffect(() => {
    if (isBeyond) toPage(lastPage)
  }, [isBeyond, lastPage, toPage])
  useEffect(() => {
    // unknown while the previous page is shown
    if (!isPlaceholderData && view.page < lastPage)
      void queryClient.prefetchQuery(queries.page(client, { ...view, page: view.page + 1 }))
  }, [client, queryClient, queries, view, lastPage, isPlaceholderData])
  return {
    page: data,
    isPending: list.isPending,
    isError,
    failedSearch,
    isStale: isPlaceholderData,
    isFound: shownView.search !== null,
    cameAt: list.dataUpdatedAt,
    isRefreshing: list.isFetching,
    retry: () => void refetch(),
  }
}
