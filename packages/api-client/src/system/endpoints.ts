import type { Endpoint } from '../core/endpoint.ts'
import { showHealth } from './show-health.ts'

export const systemEndpoints = {
  showHealth,
} satisfies Record<string, Endpoint>
