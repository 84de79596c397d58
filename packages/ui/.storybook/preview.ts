import { strictPreview } from '@repo/storybook/strict-preview'

import '../src/tokens/global.ts'

export default strictPreview
