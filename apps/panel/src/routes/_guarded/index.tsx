import { dashboardQueryOptions, overviewQueryOptions } from '@repo/api-client/dashboard/queries'
import { firstStepsQueryOptions } from '@repo/api-client/setup/queries'
import { createFileRoute } from '@tanstack/react-router'

import { useSessionStore } from '../../app/session/session-store.ts'
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'

export const Route = createFileRoute('/_guarded/')({
  loader: ({ context: { client, queryClient } }) => {
    void queryClient.prefetchQuery(dashboardQueryOptions(client))
    if (useSessionStore.getState().session?.permissions.includes('dashboard') === true)
      void queryClient.prefetchQuery(overviewQueryOptions(client))
    if (useSessionStore.getState().session?.permissions.includes('center_information_show') === true)
      void queryClient.prefetchQuery(firstStepsQueryOptions(client))
  },
  component: DashboardPage,
})
