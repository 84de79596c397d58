import type { Locale } from '@repo/i18n'

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' }
