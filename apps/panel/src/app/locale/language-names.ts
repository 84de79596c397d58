import type { Locale } from '@repo/i18n'

/** Each language as its own speakers call it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' }
