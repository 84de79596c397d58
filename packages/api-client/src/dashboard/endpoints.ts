import * as z from 'zod/mini'

import { endpoint, type Endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { CalendarDate } from '../core/schemas.ts'

const DashboardWire = z.object({
  request_accepted_this_month: z.int(),
  request_pending: z.int(),
  remote_active_users: z.int(),
  trainings_count: z.int(),
  total_user: z.int(),
  active_users: z.int(),
})

interface Dashboard {
  readonly requestsAcceptedThisMonth: number
  readonly requestsPending: number
  readonly remoteActiveMembers: number
  readonly trainings: number
  readonly members: number
  readonly activeMembers: number
}

export const showDashboard = endpoint({
  method: 'GET',
  path: '/api/v2/admin/dashboard',
  summary: 'Get dashboard stats',
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

const Trend = z.object({ weeks: z.array(z.int()), now: z.int(), before: z.int() })
export type Trend = z.infer<typeof Trend>

const OverviewWire = z.object({
  users: Trend,
  active_users: Trend,
  trainings: Trend,
  days: z.array(
    renamed(z.object({ date: CalendarDate, total_trainings: z.int() }), { date: 'day', total_trainings: 'trainings' }),
  ),
  low_batteries: z.int(),
  silent_sensors: z.int(),
  failing_mails: z.int(),
  disk: z._default(
    z.nullable(
      renamed(z.object({ free_bytes: z.number(), days_left: z.nullable(z.int()) }), {
        free_bytes: 'freeBytes',
        days_left: 'daysLeft',
      }),
    ),
    null,
  ),
})

export const showOverview = endpoint({
  method: 'GET',
  path: '/api/v2/admin/dashboard/overview',
  summary: 'Trends and open matters of the home screen',
  access: { kind: 'staff', permission: 'dashboard' },
  response: renamed(OverviewWire, {
    active_users: 'activeUsers',
    low_batteries: 'lowBatteries',
    silent_sensors: 'silentSensors',
    failing_mails: 'failingMails',
  }),
})

export const dashboardEndpoints = {
  showDashboard,
  showOverview,
} satisfies Record<string, Endpoint>
