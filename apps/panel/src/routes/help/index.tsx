import { createFileRoute } from '@tanstack/react-router'

import { HelpIndex } from '../../features/help/help-index.tsx'

export const Route = createFileRoute('/help/')({ component: HelpIndex })
