import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'

const DashboardWire = z.object({
  request_accepted_this_month: z.int(),
  request_pending: z.int(),
  remote_active_users: z.int(),
  trainings_count: z.int(),
  total_user: z.int(),
  active_users: z.int(),
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

/** The figures of the home screen. */
export const showDashboard = endpoint({
  method: 'GET',
  path: '/api/v2/admin/dashboard',
  summary: 'Figures of the home screen',
  access: { kind: 'staff', permission: 'dashboard' },
  response: renamed(DashboardWire, {
    request_accepted_this_month: 'requestsAcceptedThisMonth',
    request_pending: 'requestsPending',
    remote_active_users: 'remoteActiveMembers',
    trainings_count: 'trainings',
    total_user: 'members',
    active_users: 'activeMembers',
  }) satisfies z.ZodMiniType<Dashboard>,
})
