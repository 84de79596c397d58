import { useLingui } from '@lingui/react'
import type { Language } from '@repo/domain/time/date-format'

export const useLanguage = (): Language => (useLingui().i18n.locale === 'es' ? 'es' : 'en')
