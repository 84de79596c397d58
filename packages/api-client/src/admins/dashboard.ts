import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
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

/** A figure over twelve weeks, the oldest first, and what it was a month before. */
const Trend = z.object({ weeks: z.array(z.int()), now: z.int(), before: z.int() })
export type Trend = z.infer<typeof Trend>

const OverviewWire = z.object({
  /** Linked at the end of each week; now, and thirty days ago. */
  users: Trend,
  /** Who trained in each week; in the last thirty days, and in the thirty before. */
  active_users: Trend,
  /** Likewise of trainings. */
  trainings: Trend,
  /** Every one of the last thirty days. */
  days: z.array(
    renamed(z.object({ date: CalendarDate, total_trainings: z.int() }), { date: 'day', total_trainings: 'trainings' }),
  ),
  low_batteries: z.int(),
  /** Lent, and not heard for two weeks. */
  silent_sensors: z.int(),
  /** Mails that the mail server has not taken yet, however often it was asked. */
  failing_mails: z.int(),
  /** Of a server whose disk is about to be full, for who looks after it: how much is left, and for how many days. */
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

/** What the home screen says beside its figures: how they came about, and what needs somebody. */
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
