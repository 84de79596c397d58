import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Selects the queries to refetch after branch events. A query whose last fetch began after the latest event has read
 * that change already, for example because this page made it.
 */
export const createRefetchFilter = (queryClient: QueryClient) => {
  const fetching = new Set<string>()
  let eventAt = 0
  return {
    recordEvent: (): void => {
      eventAt = Date.now()
      // a fetch that began before the event may have read the old state
      for (const { queryHash } of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }))
        fetching.add(queryHash)
    },
    isStale: ({ queryHash, state }: Pick<Query, 'queryHash' | 'state'>): boolean =>
      fetching.has(queryHash) || state.dataUpdatedAt <= eventAt,
    reset: (): void => fetching.clear(),
  }
}
