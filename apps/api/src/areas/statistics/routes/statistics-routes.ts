import type { statisticsEndpoints } from '@repo/api-client/statistics/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { exportRankingRoute } from './export-ranking.ts'
import { showReportRoute } from './show-report.ts'

export const statisticsRoutes: RoutesOf<typeof statisticsEndpoints> = {
  showReport: showReportRoute,
  exportRanking: exportRankingRoute,
}
