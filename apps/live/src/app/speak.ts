import { comeBack } from '@repo/api-client/browser/page-come-back'
import { activateLocale, i18n, type Locale } from '@repo/i18n'

/** Shows a language; where its words do not come, the wall starts again, until they do. */
export const speak = (language: Locale): Promise<void> =>
  activateLocale(language).catch(() => comeBack.soon(() => i18n.locale !== language))
