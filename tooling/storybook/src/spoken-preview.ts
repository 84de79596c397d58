import type { Decorator, Preview } from '@storybook/react-vite'

import { strictPreview } from './strict-preview.ts'

interface Spoken<Locale extends string> {
  readonly locales: readonly Locale[]
  /** Has everything spoken in a language from now on. */
  readonly activate: (locale: Locale) => Promise<unknown>
  /** Hands the words to what is drawn. */
  readonly speaking: Decorator
}

/** For what speaks: a story is told in English, or in the language it names. */
export const spokenPreview = <Locale extends string>({ locales, activate, speaking }: Spoken<Locale>) =>
  ({
    ...strictPreview,
    initialGlobals: { ...strictPreview.initialGlobals, locale: 'en' },
    globalTypes: {
      locale: { toolbar: { title: 'Language', icon: 'globe', items: [...locales], dynamicTitle: true } },
    },
    loaders: [...strictPreview.loaders, async ({ globals }) => activate((globals as { locale: Locale }).locale)],
    decorators: [speaking],
  }) satisfies Preview
