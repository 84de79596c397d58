import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showDashboard, showOverview } from './endpoints.ts'

export const dashboardQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => client.call(showDashboard, {}, signal),
  })

export const overviewQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['dashboard', 'overview'],
    queryFn: ({ signal }) => client.call(showOverview, {}, signal),
  })
