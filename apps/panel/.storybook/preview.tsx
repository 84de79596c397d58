import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateLocale, LOCALES } from '@repo/i18n'
import { spokenPreview } from '@repo/storybook/spoken-preview'
import { viewportsOf } from '@repo/storybook/viewports'
import type { Preview } from '@storybook/react-vite'

import '@repo/ui/global.css'

const WIDTHS = [360, 768, 1024, 1280, 1366, 1920] as const

const spoken = spokenPreview({
  locales: LOCALES,
  activate: activateLocale,
  speaking: (Story) => (
    <I18nProvider i18n={i18n}>
      <Story />
    </I18nProvider>
  ),
})

// a screen fills its page, and two of them would share what the page keeps
const preview: Preview = {
  ...spoken,
  tags: ['!autodocs'],
  parameters: {
    ...spoken.parameters,
    layout: 'fullscreen',
    viewport: viewportsOf(WIDTHS.map((width) => [width, 768])),
  },
  initialGlobals: { ...spoken.initialGlobals, viewport: { value: 'w1366', isRotated: false } },
}
export default preview
