import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateLocale, LOCALES, type Locale } from '@repo/i18n'
import type { Preview } from '@storybook/react-vite'
import { createElement } from 'react'

import { strictPreview } from './strict-preview.ts'

/** For what speaks: a story is told in English, or in the language it names. */
export const spokenPreview: Preview = {
  ...strictPreview,
  initialGlobals: { locale: 'en' },
  globalTypes: { locale: { toolbar: { title: 'Language', icon: 'globe', items: [...LOCALES], dynamicTitle: true } } },
  loaders: [async ({ globals }) => activateLocale((globals as { locale: Locale }).locale)],
  decorators: [(Story) => createElement(I18nProvider, { i18n }, createElement(Story))],
}
