import type { Endpoint } from '../core/endpoint.ts'
import { exportRanking, showReport } from './show-report.ts'

export const statisticsEndpoints = {
  showReport,
  exportRanking,
} satisfies Record<string, Endpoint>
