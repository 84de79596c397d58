import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateLocale, LOCALES } from '@repo/i18n'
import { spokenPreview } from '@repo/storybook/spoken-preview'
import type { Decorator, Preview } from '@storybook/react-vite'
import { sb } from 'storybook/test'

import '@repo/ui/global.css'
import { ComponentDocs } from '../src/component-docs.tsx'
import { latidoTheme } from '../src/theme.ts'

sb.mock(import('@repo/live-class/screen-clock'))

const spoken = spokenPreview({
  locales: LOCALES,
  activate: activateLocale,
  speaking: (Story) => (
    <I18nProvider i18n={i18n}>
      <Story />
    </I18nProvider>
  ),
})

// screens fill the page, in whatever Storybook they are
const filling: Decorator = (story, { title, viewMode }) => {
  if (viewMode === 'story') document.body.classList.toggle('fills-page', title.startsWith('Panel/'))
  return story()
}

const preview: Preview = {
  ...spoken,
  tags: [],
  decorators: [...spoken.decorators, filling],
  parameters: {
    ...spoken.parameters,
    docs: { theme: latidoTheme, page: ComponentDocs },
    options: {
      storySort: { order: ['Welcome', 'Principles', 'Words', 'Components', 'Wall', 'Panel', 'Phone'] },
    },
  },
}
export default preview
