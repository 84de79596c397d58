import { comeBack } from '@repo/api-client/browser/page-come-back'
import { stored } from '@repo/api-client/browser/stored'
import { activateLocale, i18n, LOCALES, preferredLocale, type Locale } from '@repo/i18n'
import * as v from 'valibot'

import { useSessionStore } from '../session/session-store.ts'

const chosen = stored('language', v.picklist(LOCALES), () => localStorage)

const showLocale = async (locale: Locale): Promise<void> => {
  await activateLocale(locale)
  useSessionStore.setState({ locale })
}

export const showFirstLocale = (): Promise<void> => showLocale(chosen.read() ?? preferredLocale(navigator.languages))

/** If the language's chunk doesn't load, reloads the page in it. */
export const chooseLocale = (locale: Locale): Promise<void> => {
  chosen.write(locale)
  return showLocale(locale).catch(() => comeBack.soon(() => i18n.locale !== locale))
}
