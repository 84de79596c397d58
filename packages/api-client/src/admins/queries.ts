import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { adminOf, showAdmin } from './show-admin.ts'
import { dashboardOf, showDashboard } from './show-dashboard.ts'

/** The figures of the home screen. */
export const dashboardQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => dashboardOf(await client.call(showDashboard, {}, signal)),
  })

/** One administrator. */
export const adminQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: ['admin', uuid],
    queryFn: async ({ signal }) => adminOf(await client.call(showAdmin, { params: { uuid } }, signal)),
  })
