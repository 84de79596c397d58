import { boot } from '@repo/api-client/browser/page-boot'
import { createClient, type Client } from '@repo/api-client/core/client'
import { participantHeaders, sessionHeaders } from '@repo/api-client/core/headers'

import { currentLocale } from './locale.ts'
import { usePhoneStore } from './phone-store.ts'

const config = (await boot.config('/join/config.json')) as { apiBaseUrl: string }

/** Origin and path prefix of the API, with the scheme that the measurement socket is derived from. */
export const apiUrl = new URL(config.apiBaseUrl, location.origin).href.replace(/\/$/, '')

/** The client of somebody who has not joined yet: it knows the center and nothing else. */
export const client: Client = createClient({
  baseUrl: apiUrl,
  headers: () => sessionHeaders({ centerKey: usePhoneStore.getState().center?.key ?? null, language: currentLocale() }),
})

/** The client of a member inside a class. */
export const participantClient = (token: string): Client =>
  createClient({ baseUrl: apiUrl, headers: () => participantHeaders(currentLocale(), token) })
