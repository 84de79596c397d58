import type { Endpoint } from '../core/endpoint.ts'
import { reportFault } from './report-fault.ts'
import { showHealth } from './show-health.ts'

export const systemEndpoints = {
  showHealth,
  reportFault,
} satisfies Record<string, Endpoint>
