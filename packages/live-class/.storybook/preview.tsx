import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateLocale, LOCALES, type Locale } from '@repo/i18n'
import { strictPreview } from '@repo/storybook/strict-preview'

import '@repo/ui/global.css'
import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  ...strictPreview,
  initialGlobals: { locale: 'en' },
  globalTypes: { locale: { toolbar: { title: 'Language', icon: 'globe', items: [...LOCALES], dynamicTitle: true } } },
  loaders: [async ({ globals }) => activateLocale((globals as { locale: Locale }).locale)],
  decorators: [
    (Story) => (
      <I18nProvider i18n={i18n}>
        <Story />
      </I18nProvider>
    ),
  ],
}
export default preview
