import { ApiError } from '@repo/api-client/core/api-error'
import { createClient, type Client } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { QueryClient } from '@tanstack/react-query'

import { sessionKeeper, useSessionStore } from './session-store.ts'

const STALE_MS = 30_000

const headersNow = (): Record<string, string> => {
  const { center, session, locale } = useSessionStore.getState()
  return sessionHeaders({
    centerKey: center?.key ?? null,
    language: locale,
    staffToken: session?.tokenAdmin ?? null,
    branchUuid: session?.uuidBranch ?? null,
  })
}

/** Another tab may have renewed the session; a call of one person is never made again as another. */
const afterRefusal = async (refused: Readonly<Record<string, string>>): Promise<Record<string, string> | null> => {
  const token = refused['token-admin']
  if (token === undefined) return null
  const caller = useSessionStore.getState().session?.uuidUser
  const next = await sessionKeeper.afterRefusal(token)
  return next !== null && next.uuidUser === caller ? headersNow() : null
}

export interface Services {
  readonly client: Client
  readonly queryClient: QueryClient
}

/** The client of the API and the cache of its answers. */
export const createServices = (apiBaseUrl: string): Services => ({
  client: createClient({ baseUrl: apiBaseUrl, headers: headersNow, afterRefusal }),
  queryClient: new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  }),
})
