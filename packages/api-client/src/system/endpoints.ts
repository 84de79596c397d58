import type { Endpoint } from '../core/endpoint.ts'
import { reportFault } from './report-fault.ts'
import { showHealth, showReadiness } from './system-endpoints.ts'

export const systemEndpoints = {
  showHealth,
  showReadiness,
  reportFault,
} satisfies Record<string, Endpoint>
