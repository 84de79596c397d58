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

const onRefusal = ({ code }: ApiError): void => {
  if (code === 'center-suspended')
    void queryClient.invalidateQueries({ queryKey: LOOKUP_KEY }, { cancelRefetch: false })
}

const config = (await boot.config('/live/config.json')) as { apiBaseUrl: string }

export const { apiBaseUrl } = config

export const client: Client = createClient({ baseUrl: apiBaseUrl, headers, onRefusal })

export const toasts = createToastStore()

const RETRY_MS = 2000

/** Displays are unattended, so queries retry every two seconds, until the pairing has ended. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      // a refusal of the signed-in coach's token leaves the display paired
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
