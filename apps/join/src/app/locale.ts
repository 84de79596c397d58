import { activateLocale, i18n, LOCALES, preferredLocale, type Locale } from '@repo/i18n'

const KEY = 'language'

const storedLocale = (): Locale | null => {
  try {
    const stored = localStorage.getItem(KEY)
    return LOCALES.find((locale) => locale === stored) ?? null
  } catch {
    return null
  }
}

/** The language on screen, as the server is asked for it. */
export const currentLocale = (): Locale => (i18n.locale === 'es' ? 'es' : 'en')

/** Shows the language chosen on this phone before, else the browser's. */
export const showFirstLocale = (): Promise<void> =>
  activateLocale(storedLocale() ?? preferredLocale(navigator.languages))

/** Shows and remembers a language somebody chose. */
export const chooseLocale = (locale: Locale): Promise<void> => {
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // the choice then lasts as long as the page
  }
  return activateLocale(locale)
}
