import type { Endpoint } from '../core/endpoint.ts'
import { showDashboard, showOverview } from './dashboard.ts'

export const dashboardEndpoints = {
  showDashboard,
  showOverview,
} satisfies Record<string, Endpoint>
