import type { systemEndpoints } from '@repo/api-client/system/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { reportFaultRoute } from './report-fault.ts'
import { showHealthRoute } from './show-health.ts'
import { showReadinessRoute } from './show-readiness.ts'

export const systemRoutes: RoutesOf<typeof systemEndpoints> = {
  showHealth: showHealthRoute,
  showReadiness: showReadinessRoute,
  reportFault: reportFaultRoute,
}
