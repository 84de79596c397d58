import { stored } from '@repo/api-client/browser/stored'
import { activateLocale, i18n, LOCALES, preferredLocale, type Locale } from '@repo/i18n'
import * as v from 'valibot'

const chosen = stored('language', v.picklist(LOCALES), () => localStorage)

/** The language on screen, as the server is asked for it. */
export const currentLocale = (): Locale => (i18n.locale === 'es' ? 'es' : 'en')

/** Shows the language chosen on this phone before, else the browser's. */
export const showFirstLocale = (): Promise<void> =>
  activateLocale(chosen.read() ?? preferredLocale(navigator.languages))

/** Shows and remembers a language somebody chose; where its words do not come, the page stays as it is. */
export const chooseLocale = (locale: Locale): Promise<void> => {
  chosen.write(locale)
  return activateLocale(locale).catch(() => {})
}
