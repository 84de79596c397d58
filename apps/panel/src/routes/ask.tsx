import { createFileRoute } from '@tanstack/react-router'

import { MembershipRequestPage } from '../features/requests/membership/membership-request-page.tsx'

export const Route = createFileRoute('/ask')({ component: MembershipRequestPage })
