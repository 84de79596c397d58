import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'

/** The figures of the home screen. */
export const showDashboard = endpoint({
  method: 'GET',
  path: '/api/v2/admin/dashboard',
  summary: 'Figures of the home screen',
  access: { kind: 'staff', permission: 'dashboard' },
  response: z.object({
    request_accepted_this_month: z.int(),
    request_pending: z.int(),
    remote_active_users: z.int(),
    trainings_count: z.int(),
    total_user: z.int(),
    active_users: z.int(),
  }),
})

export interface Dashboard {
  readonly requestsAcceptedThisMonth: number
  readonly requestsPending: number
  /** Members with three or more trainings completed in remote rooms within the last 30 days, today included. */
  readonly remoteActiveMembers: number
  readonly trainings: number
  readonly members: number
  /** Members who trained within the last 30 days, today included. */
  readonly activeMembers: number
}

/** Our shape of the dashboard. */
export const dashboardOf = (wire: ResponseOf<typeof showDashboard>): Dashboard => ({
  requestsAcceptedThisMonth: wire.request_accepted_this_month,
  requestsPending: wire.request_pending,
  remoteActiveMembers: wire.remote_active_users,
  trainings: wire.trainings_count,
  members: wire.total_user,
  activeMembers: wire.active_users,
})
