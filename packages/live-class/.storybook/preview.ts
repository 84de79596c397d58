import { spokenPreview } from '@repo/storybook/spoken-preview'

import '@repo/ui/global.css'

export default spokenPreview
