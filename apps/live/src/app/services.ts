import { boot } from '@repo/api-client/browser/page-boot'
import { ApiError } from '@repo/api-client/core/api-error'
import { type Client, createClient } from '@repo/api-client/core/client'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import { wallHeaders } from '@repo/api-client/core/headers'
import { displayQueryOptions } from '@repo/api-client/displays/wall-queries'
import { i18n } from '@repo/i18n'
import { createToastStore } from '@repo/ui/toast-store'
import { QueryCache, QueryClient } from '@tanstack/react-query'

import { setViewer, useViewerStore } from './viewer-store.ts'

const language = (): 'en' | 'es' => (i18n.locale === 'es' ? 'es' : 'en')

const headers = (endpoint: Endpoint): Record<string, string> => {
  const { viewer, centerKey } = useViewerStore.getState()
  return wallHeaders(endpoint, { centerKey, language: language(), displayToken: viewer?.token ?? null })
}

export const LOOKUP_KEY = ['lookup']

/** Looks the center up again: its account has been suspended, and the screen says so until it is resumed. */
const onRefusal = ({ code }: ApiError): void => {
  if (code === 'center-suspended')
    void queryClient.invalidateQueries({ queryKey: LOOKUP_KEY }, { cancelRefetch: false })
}

const config = (await boot.config('/live/config.json')) as { apiBaseUrl: string }

/** Origin and path prefix of the API; empty for the page's own origin. */
export const { apiBaseUrl } = config

/** The wall's client of the API. */
export const client: Client = createClient({ baseUrl: apiBaseUrl, headers, onRefusal })

export const toasts = createToastStore()

const RETRY_MS = 2000

/** A wall never gives up: what fails is tried again every two seconds, except when the pairing has been ended. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      // what is refused to a coach who is no longer signed in leaves the wall paired
      const isOwn = queryKey[0] === displayQueryOptions(client).queryKey[0]
      if (isOwn && error instanceof ApiError && error.status === 401) setViewer(null)
    },
  }),
  defaultOptions: {
    queries: {
      retry: (_, error) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      retryDelay: RETRY_MS,
      networkMode: 'always',
    },
  },
})
