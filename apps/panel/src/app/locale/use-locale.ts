import { useLingui } from '@lingui/react'
import type { Locale } from '@repo/i18n'

export const useLocale = (): Locale => (useLingui().i18n.locale === 'es' ? 'es' : 'en')
