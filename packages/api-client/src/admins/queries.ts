import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listQueries } from '../core/list-queries.ts'
import { showAdmin } from './admin-endpoints.ts'
import { showDashboard, showOverview } from './dashboard.ts'
import { listAdmins } from './list-admins.ts'
import { listOwnSessions } from './own-account.ts'

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

export const adminQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: ['admin', uuid],
    queryFn: ({ signal }) => client.call(showAdmin, { params: { uuid } }, signal),
  })

export const ownSessionsQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: ['own-sessions', uuid],
    queryFn: ({ signal }) => client.call(listOwnSessions, { params: { uuid } }, signal),
  })

export const adminQueries = listQueries('admins', listAdmins)
