import { ApiError } from '@repo/api-client/core/api-error'
import { createClient, type Client } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

import { setSession, useSessionStore } from './session-store.ts'

const STALE_MS = 30_000

/** A 401 anywhere ends the session; the guarded routes then lead to the login. */
const endSessionOn401 = (error: unknown): void => {
  if (error instanceof ApiError && error.status === 401) setSession(null)
}

export interface Services {
  readonly client: Client
  readonly queryClient: QueryClient
}

/** The client of the API and the cache of its answers. */
export const createServices = (apiBaseUrl: string): Services => ({
  client: createClient({
    baseUrl: apiBaseUrl,
    headers: () => {
      const { center, session, locale } = useSessionStore.getState()
      return sessionHeaders({
        centerKey: center?.key ?? null,
        language: locale,
        staffToken: session?.tokenAdmin ?? null,
        branchUuid: session?.uuidBranch ?? null,
      })
    },
  }),
  queryClient: new QueryClient({
    queryCache: new QueryCache({ onError: endSessionOn401 }),
    mutationCache: new MutationCache({ onError: endSessionOn401 }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  }),
})
