import { drawnPreview } from '@repo/storybook/drawn-preview'

import '../src/tokens/global.ts'

export default drawnPreview
