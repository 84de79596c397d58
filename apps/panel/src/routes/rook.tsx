import { createFileRoute } from '@tanstack/react-router'

import { RookPage } from '../features/startup/rook-page.tsx'

export const Route = createFileRoute('/rook')({ component: RookPage })
