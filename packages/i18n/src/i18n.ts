import { i18n, setupI18n, type I18n } from '@lingui/core'

export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

const loaders = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
} satisfies Record<Locale, () => Promise<unknown>>

/** Loads a language and shows it everywhere, without a reload. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  const { messages } = await loaders[locale]()
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
}

/** The words of a language for what is written in it beside the screen; loaded when first asked for. */
export const i18nOf = async (locale: Locale): Promise<I18n> => {
  const { messages } = await loaders[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** The first of a browser's languages that we speak; English when it names none. */
export const preferredLocale = (languages: readonly string[]): Locale => {
  const spoken = languages.map((language) => language.slice(0, 2).toLowerCase())
  return LOCALES.find((locale) => locale === spoken.find((tag) => LOCALES.some((known) => known === tag))) ?? 'en'
}

export { i18n }
