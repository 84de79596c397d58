import { i18n, setupI18n, type I18n } from '@lingui/core'

export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

const loaders = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
} satisfies Record<Locale, () => Promise<unknown>>

export const activateLocale = async (locale: Locale): Promise<void> => {
  const { messages } = await loaders[locale]()
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
}

/** For texts in another language than the screen's. Loaded on first use. */
export const i18nOf = async (locale: Locale): Promise<I18n> => {
  const { messages } = await loaders[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** The first supported language, else English. */
export const preferredLocale = (languages: readonly string[]): Locale => {
  const spoken = languages.map((language) => language.slice(0, 2).toLowerCase())
  return LOCALES.find((locale) => locale === spoken.find((tag) => LOCALES.some((known) => known === tag))) ?? 'en'
}

export { i18n }
