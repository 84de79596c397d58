import type { Decorator, Preview } from '@storybook/react-vite'

import { looks } from './looks.ts'
import { strictPreview } from './strict-preview.ts'

interface Spoken<Locale extends string> {
  readonly locales: readonly Locale[]
  /** Has everything spoken in a language from now on. */
  readonly activate: (locale: Locale) => Promise<unknown>
  /** Hands the words to what is drawn. */
  readonly speaking: Decorator
}

/** For what speaks: a story is told in English, or in the language it names. */
export const spokenPreview = <Locale extends string>({ locales, activate, speaking }: Spoken<Locale>) => {
  const { decorators, parameters, initialGlobals, globalTypes } = looks
  return {
    ...strictPreview,
    parameters: { ...strictPreview.parameters, ...parameters },
    initialGlobals: { ...initialGlobals, locale: 'en' },
    globalTypes: {
      ...globalTypes,
      locale: { toolbar: { title: 'Language', icon: 'globe', items: [...locales], dynamicTitle: true } },
    },
    loaders: [...strictPreview.loaders, async ({ globals }) => activate((globals as { locale: Locale }).locale)],
    decorators: [speaking, ...decorators],
  } satisfies Preview
}
