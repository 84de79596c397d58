import type { Endpoint } from '../core/endpoint.ts'
import { reportFault } from './report-fault.ts'
import { showHealth } from './show-health.ts'
import { showReadiness } from './show-readiness.ts'

export const systemEndpoints = {
  showHealth,
  showReadiness,
  reportFault,
} satisfies Record<string, Endpoint>
