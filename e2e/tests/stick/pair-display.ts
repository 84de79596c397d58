import type { Page } from '@playwright/test'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { type Client, createClient } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { deleteDisplay } from '@repo/api-client/displays/manage-displays'
import { collectPairing, createPairingCode, pairDisplay } from '@repo/api-client/displays/pairing'

interface PairedDisplay {
  /** What another tab of the display has in its storage. */
  readonly stored: string
  readonly undo: () => Promise<unknown>
}

/** Pairs the page with a room by API calls. Call before the page opens. */
export const pairPage = async (
  page: Page,
  { url, staff, roomUuid }: { readonly url: string; readonly staff: Client; readonly roomUuid: string },
): Promise<PairedDisplay> => {
  const anonymous = createClient({ baseUrl: url, headers: () => ({}) })
  const { key: centerKey } = await anonymous.call(searchCenter, { params: { host: 'localhost' } })
  const center = createClient({ baseUrl: url, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
  const { code, secret } = await center.call(createPairingCode, {})
  const { uuid } = await staff.call(pairDisplay, { body: { code, name: 'Stick', roomUuid } })
  const { token } = await center.call(collectPairing, { body: { secret } })
  const stored = JSON.stringify({ token, roomUuid })
  await page.addInitScript((value) => localStorage.setItem('display', value), stored)
  return { stored, undo: () => staff.call(deleteDisplay, { params: { uuid } }) }
}
