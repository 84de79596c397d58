import { comeBack } from '@repo/api-client/browser/page-come-back'
import { displayQueryOptions } from '@repo/api-client/displays/wall-queries'
import { activateLocale, i18n, type Locale } from '@repo/i18n'

import { client, queryClient } from './services.ts'

/** Training names are localized by the server, so calls in progress are stale. */
const refreshDisplay = async (): Promise<void> => {
  const { queryKey } = displayQueryOptions(client)
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** If the language's chunk doesn't load, reloads until it does. */
export const speak = async (language: Locale): Promise<void> => {
  try {
    await activateLocale(language)
  } catch {
    comeBack.soon(() => i18n.locale !== language)
    return
  }
  await refreshDisplay()
}
