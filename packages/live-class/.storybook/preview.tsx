import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateLocale, LOCALES } from '@repo/i18n'
import { spokenPreview } from '@repo/storybook/spoken-preview'
import { viewportsOf } from '@repo/storybook/viewports'
import type { Preview } from '@storybook/react-vite'

import '@repo/ui/global.css'

const spoken = spokenPreview({
  locales: LOCALES,
  activate: activateLocale,
  speaking: (Story) => (
    <I18nProvider i18n={i18n}>
      <Story />
    </I18nProvider>
  ),
})

// a tablet on end, a small screen and two walls
const viewport = viewportsOf([
  [768, 1024],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
])
const preview: Preview = { ...spoken, parameters: { ...spoken.parameters, viewport } }
export default preview
