import type { Endpoint } from '../core/endpoint.ts'
import { exportRanking } from './export-ranking.ts'
import { showReport } from './show-report.ts'

export const statisticsEndpoints = {
  showReport,
  exportRanking,
} satisfies Record<string, Endpoint>
