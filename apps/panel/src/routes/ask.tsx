import { createFileRoute } from '@tanstack/react-router'

import { AskPage } from '../features/requests/ask/ask-page.tsx'

export const Route = createFileRoute('/ask')({ component: AskPage })
