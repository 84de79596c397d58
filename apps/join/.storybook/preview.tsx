import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateLocale, LOCALES } from '@repo/i18n'
import { spokenPreview } from '@repo/storybook/spoken-preview'
import { viewportsOf } from '@repo/storybook/viewports'
import type { Preview } from '@storybook/react-vite'

import '@repo/ui/global.css'

const WIDTHS = [320, 360, 768] as const

const spoken = spokenPreview({
  locales: LOCALES,
  activate: activateLocale,
  speaking: (Story) => (
    <I18nProvider i18n={i18n}>
      <Story />
    </I18nProvider>
  ),
})

const preview: Preview = {
  ...spoken,
  parameters: {
    ...spoken.parameters,
    viewport: viewportsOf(WIDTHS.map((width) => [width, 740])),
  },
  initialGlobals: { ...spoken.initialGlobals, viewport: { value: 'w360', isRotated: false } },
}
export default preview
