import type { ApiError } from '@repo/api-client/core/api-error'
import { type Client, type ClientOptions, createClient } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { createSentAhead } from '@repo/api-client/core/sent-ahead'
import type { Locale } from '@repo/i18n'
import { MutationCache, QueryClient } from '@tanstack/react-query'

import { showFullDiskNotice } from './connection/full-disk.ts'
import { watchNetwork } from './connection/network-store.ts'
import { isWorthRetrying, RETRY_PAUSE_MS } from './connection/retry-rule.ts'
import { sessionKeeper, useSessionStore } from './session/session-store.ts'

const STALE_MS = 30_000

const headersIn = (language: Locale | null): Record<string, string> => {
  const { center, session, locale } = useSessionStore.getState()
  return sessionHeaders({
    centerKey: center?.key ?? null,
    language: language ?? locale,
    staffToken: session?.tokenAdmin ?? null,
    branchUuid: session?.uuidBranch ?? null,
  })
}

/** Another tab may have renewed the session. A call is only repeated for the same user. */
const afterRefusal = async (
  refused: Readonly<Record<string, string>>,
  language: Locale | null,
): Promise<Record<string, string> | null> => {
  const token = refused['token-admin']
  if (token === undefined) return null
  const caller = useSessionStore.getState().session?.uuidUser
  const next = await sessionKeeper.afterRefusal(token)
  return next !== null && next.uuidUser === caller ? headersIn(language) : null
}

export interface Services {
  /** In the page's language. */
  readonly client: Client
  /** In a fixed language. */
  readonly clientIn: (language: Locale) => Client
  readonly queryClient: QueryClient
  /** Prefetches calls before the code that makes them has loaded. */
  readonly ahead: Ahead
}

interface Ahead {
  readonly ask: (paths: readonly string[]) => void
  readonly end: () => void
}

type Transport = Pick<ClientOptions, 'baseUrl' | 'fetch'>

const onRefusal = ({ code }: ApiError): void => {
  if (code === 'center-suspended') useSessionStore.setState({ isSuspended: true })
}

const clientOf = (transport: Transport, language: Locale | null): Client =>
  createClient({
    ...transport,
    fetch: watchNetwork(transport.fetch ?? fetch),
    headers: () => headersIn(language),
    afterRefusal: (refused) => afterRefusal(refused, language),
    onRefusal,
  })

export const createServices = (transport: Transport): Services => {
  const ahead = createSentAhead(transport.fetch)
  return {
    client: clientOf({ ...transport, fetch: ahead.send }, null),
    clientIn: (language) => clientOf(transport, language),
    ahead: {
      ask: (paths) =>
        ahead.ask(
          paths.map((path) => transport.baseUrl + path),
          headersIn(null),
        ),
      end: ahead.end,
    },
    queryClient: new QueryClient({
      mutationCache: new MutationCache({ onError: showFullDiskNotice }),
      defaultOptions: {
        // offline calls fail at once instead of waiting silently
        mutations: { networkMode: 'always' },
        queries: {
          staleTime: STALE_MS,
          retry: isWorthRetrying,
          retryDelay: RETRY_PAUSE_MS,
        },
      },
    }),
  }
}
