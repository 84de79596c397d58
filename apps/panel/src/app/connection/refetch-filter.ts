import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Selects the queries to refetch after branch events. A query whose last fetch began after the latest event has read
 * that change already, for example because this page made it. Counts fetches, because the system time can change.
 */
export const createRefetchFilter = (queryClient: QueryClient) => {
  const staleUpTo = new Map<string, number>()
  return {
    recordEvent: (): void => {
      for (const { queryHash, state } of queryClient.getQueryCache().getAll()) {
        // a fetch that began before the event may have read the old state
        staleUpTo.set(queryHash, state.dataUpdateCount + (state.fetchStatus === 'fetching' ? 1 : 0))
      }
    },
    isStale: ({ queryHash, state }: Pick<Query, 'queryHash' | 'state'>): boolean =>
      state.dataUpdateCount <= (staleUpTo.get(queryHash) ?? -1),
  }
}
