import { spokenPreview } from '@repo/storybook/spoken-preview'
import type { Preview } from '@storybook/react-vite'

import '@repo/ui/global.css'

const WIDTHS = [360, 768, 1024, 1280, 1366, 1920] as const

const sizeOf = (width: number) => ({
  name: `${width} px`,
  type: width < 768 ? 'mobile' : 'desktop',
  styles: { width: `${width}px`, height: '768px' },
})

// a screen fills its page, and two of them would share what the page keeps
const preview: Preview = {
  ...spokenPreview,
  tags: ['!autodocs'],
  parameters: {
    ...spokenPreview.parameters,
    layout: 'fullscreen',
    viewport: { options: Object.fromEntries(WIDTHS.map((width) => [`w${width}`, sizeOf(width)])) },
  },
  initialGlobals: { ...spokenPreview.initialGlobals, viewport: { value: 'w1366', isRotated: false } },
}
export default preview
