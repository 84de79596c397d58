import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateLocale, LOCALES } from '@repo/i18n'
import { pageChecks } from '@repo/storybook/page-checks'
import { spokenPreview } from '@repo/storybook/spoken-preview'
import type { Preview } from '@storybook/react-vite'
import { sb } from 'storybook/test'

import '@repo/ui/global.css'

sb.mock(import('../src/control/screen-clock.ts'))

const spoken = spokenPreview({
  locales: LOCALES,
  activate: activateLocale,
  speaking: (Story) => (
    <I18nProvider i18n={i18n}>
      <Story />
    </I18nProvider>
  ),
})

const preview: Preview = { ...spoken, parameters: { ...spoken.parameters, a11y: pageChecks } }
export default preview
