import { activateLocale, LOCALES, preferredLocale, type Locale } from '@repo/i18n'

import { useSessionStore } from './session-store.ts'

const KEY = 'language'

const storedLocale = (): Locale | null => {
  try {
    const stored = localStorage.getItem(KEY)
    return LOCALES.find((locale) => locale === stored) ?? null
  } catch {
    return null
  }
}

/** Shows a language everywhere, at once. */
const showLocale = async (locale: Locale): Promise<void> => {
  await activateLocale(locale)
  useSessionStore.setState({ locale })
}

/** Shows the language chosen here before, else the browser's. */
export const showFirstLocale = (): Promise<void> => showLocale(storedLocale() ?? preferredLocale(navigator.languages))

/** Shows and remembers a language somebody chose. */
export const chooseLocale = (locale: Locale): Promise<void> => {
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // the choice then lasts as long as the page
  }
  return showLocale(locale)
}
