import { boot } from '@repo/api-client/browser/page-boot'
import { createClient, type Client } from '@repo/api-client/core/client'
import { participantHeaders, sessionHeaders } from '@repo/api-client/core/headers'

import { currentLocale } from './locale.ts'
import { usePhoneStore } from './phone-store.ts'

const config = (await boot.config('/join/config.json')) as { apiBaseUrl: string }

/** With the scheme, from which the socket's URL is derived. */
export const apiUrl = new URL(config.apiBaseUrl, location.origin).href.replace(/\/$/, '')

export const client: Client = createClient({
  baseUrl: apiUrl,
  headers: () => sessionHeaders({ centerKey: usePhoneStore.getState().center?.key ?? null, language: currentLocale() }),
})

export const participantClient = (token: string): Client =>
  createClient({ baseUrl: apiUrl, headers: () => participantHeaders(currentLocale(), token) })
