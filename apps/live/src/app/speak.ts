import { comeBack } from '@repo/api-client/browser/page-come-back'
import { displayQueryOptions } from '@repo/api-client/displays/wall-queries'
import { activateLocale, i18n, type Locale } from '@repo/i18n'

import { client, queryClient } from './services.ts'

/** Names of trainings come in the language of the call: what is on its way is in the one before. */
const askAnew = async (): Promise<void> => {
  const { queryKey } = displayQueryOptions(client)
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** Shows a language; where its words do not come, the wall starts again, until they do. */
export const speak = async (language: Locale): Promise<void> => {
  try {
    await activateLocale(language)
  } catch {
    comeBack.soon(() => i18n.locale !== language)
    return
  }
  await askAnew()
}
