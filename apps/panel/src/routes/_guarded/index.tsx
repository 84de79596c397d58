import { createFileRoute } from '@tanstack/react-router'

import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'

export const Route = createFileRoute('/_guarded/')({ component: DashboardPage, errorComponent: RouteErrorPage })
