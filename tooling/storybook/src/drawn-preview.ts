import type { Preview } from '@storybook/react-vite'

import { looks } from './looks.ts'
import { strictPreview } from './strict-preview.ts'

/** For what draws and says nothing of its own. */
export const drawnPreview: Preview = {
  ...strictPreview,
  ...looks,
  parameters: { ...strictPreview.parameters, ...looks.parameters },
}
