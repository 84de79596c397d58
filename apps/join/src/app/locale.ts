import { stored } from '@repo/api-client/browser/stored'
import { activateLocale, i18n, LOCALES, preferredLocale, type Locale } from '@repo/i18n'
import * as v from 'valibot'

const chosen = stored('language', v.picklist(LOCALES), () => localStorage)

export const currentLocale = (): Locale => (i18n.locale === 'es' ? 'es' : 'en')

export const showFirstLocale = (): Promise<void> =>
  activateLocale(chosen.read() ?? preferredLocale(navigator.languages))

export const chooseLocale = (locale: Locale): Promise<void> => {
  chosen.write(locale)
  return activateLocale(locale).catch(() => {})
}
