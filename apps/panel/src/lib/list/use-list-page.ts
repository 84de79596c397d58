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
  /** Whether any failed search is ignored without a notice, not only one that the server refuses. */
  isSearchSilent: boolean
}

/** The page in view, the next one fetched ahead, and what becomes of a search that failed. */
export const useListPage = <Row, C extends string, S extends string>(options: PageOptions<Row, C, S>) => {
  const { queries, view, resetSearch, toPage, isSearchSilent } = options
  const { t } = useLingui()
  const { client } = useServices()
  const queryClient = useQueryClient()
  const list = useQuery({
    ...queries.page(client, view),
    // a refusal may be here before the screen is; that the screen is drawn is no reason to ask about it again
    retryOnMount: ({ state }) => state.error === null || isWorthRetrying(0, state.error),
  })
  const { data, error, isError, isPlaceholderData, refetch } = list
  const failing = isError ? view.search : null
  const [failedSearch, setFailedSearch] = useState<ListSearch<C> | null>(null)
  // read while the address already asks for all rows
  if (view.search !== null && failedSearch !== failing) setFailedSearch(failing)
  const hasFailedSearch = failing !== null
  const isTold = !isSearchSilent && !isRefusedSearch(error)
  useEffect(() => {
    if (!hasFailedSearch) return
    if (isTold) toasts.show({ tone: 'danger', title: t`Search failed. Try again later.` })
    resetSearch()
  }, [hasFailedSearch, isTold, resetSearch, t])
  // the rows on screen may be those of the previous view while the next page loads
  const [shownView, setShownView] = useState(view)
  if (!isPlaceholderData && shownView !== view) setShownView(view)
  const lastPage = data?.lastPage ?? 1
  // by an old link, or because the last rows of the last page are gone
  const isBeyond = data !== undefined && !isPlaceholderData && view.page > lastPage
  useEffect(() => {
    if (isBeyond) toPage(lastPage)
  }, [isBeyond, lastPage, toPage])
  useEffect(() => {
    // while the page before stands in, nobody knows how many there are
    if (!isPlaceholderData && view.page < lastPage)
      void queryClient.prefetchQuery(queries.page(client, { ...view, page: view.page + 1 }))
  }, [client, queryClient, queries, view, lastPage, isPlaceholderData])
  return {
    page: data,
    isPending: list.isPending,
    isError,
    failedSearch,
    isStale: isPlaceholderData,
    /** Whether the rows on screen are the result of a search. */
    isFound: shownView.search !== null,
    /** When the rows came, and whether they are on their way again. */
    cameAt: list.dataUpdatedAt,
    isRefreshing: list.isFetching,
    retry: () => void refetch(),
  }
}
