import { showReport } from '@repo/api-client/statistics/show-report'

import { route } from '../../../http/route.ts'
import { centerReport } from '../center-report.ts'
import { askedPeriod } from './asked-period.ts'

export const showReportRoute = route(showReport, ({ query }, { context, principal, language }) =>
  principal.branch.read(async (tx) => centerReport(tx, await askedPeriod(tx, query, context.clock.now()), language)),
)
