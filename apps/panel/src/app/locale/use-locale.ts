import { useLingui } from '@lingui/react'
import type { Locale } from '@repo/i18n'

/** The language of the words around: the screen's, or the one a report is written in. */
export const useLocale = (): Locale => (useLingui().i18n.locale === 'es' ? 'es' : 'en')
