import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateLocale, LOCALES } from '@repo/i18n'
import { spokenPreview } from '@repo/storybook/spoken-preview'
import type { Preview } from '@storybook/react-vite'

import '@repo/ui/global.css'

const WIDTHS = [320, 360, 768] as const

const sizeOf = (width: number) => ({
  name: `${width} px`,
  type: 'mobile' as const,
  styles: { width: `${width}px`, height: '740px' },
})

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
    viewport: { options: Object.fromEntries(WIDTHS.map((width) => [`w${width}`, sizeOf(width)])) },
  },
  initialGlobals: { ...spoken.initialGlobals, viewport: { value: 'w360', isRotated: false } },
}
export default preview
