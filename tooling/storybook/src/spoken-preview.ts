import type { Decorator, Preview } from '@storybook/react-vite'

import { strictPreview } from './strict-preview.ts'

interface Spoken<Locale extends string> {
  readonly locales: readonly Locale[]
  readonly activate: (locale: Locale) => Promise<unknown>
  readonly speaking: Decorator
}

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
