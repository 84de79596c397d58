import { reportFault } from '@repo/api-client/system/report-fault'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'

export const reportFaultRoute = route(reportFault, async ({ body }, { context, address }) => {
  if (!context.browserFaults.take(body, address, context.clock.steady())) {
    throw new Refusal('rate-limited', { retryAfterSeconds: 60 })
  }
  return { message: 'ok' }
})
