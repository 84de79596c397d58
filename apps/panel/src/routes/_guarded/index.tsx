import { dashboardQueryOptions } from '@repo/api-client/admins/queries'
import { createFileRoute } from '@tanstack/react-router'

import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'

export const Route = createFileRoute('/_guarded/')({
  loader: ({ context: { client, queryClient } }) => {
    void queryClient.prefetchQuery(dashboardQueryOptions(client))
  },
  component: DashboardPage,
  errorComponent: RouteErrorPage,
})
