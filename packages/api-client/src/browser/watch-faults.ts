import type { ReportingApp } from '@repo/domain/core/error-report'

import { createClient } from '../core/client.ts'
import { onUnreadableAnswer } from '../core/tolerant-codecs.ts'
import { reportFault } from '../system/report-fault.ts'
import { createFaultReporter } from './fault-reporter.ts'

interface WatchedPage {
  readonly app: ReportingApp
  readonly baseUrl: string
  readonly route: () => string
}

/** Reports uncaught errors and rejections. Returns React's error handlers. */
export const watchFaults = ({ app, baseUrl, route }: WatchedPage) => {
  const client = createClient({ baseUrl, headers: () => ({}) })
  const report = createFaultReporter({
    app,
    route,
    origin: location.origin,
    userAgent: navigator.userAgent,
    send: (body) => client.call(reportFault, { body }),
  })
  onUnreadableAnswer((fault) => report(fault, 'error'))
  addEventListener('error', ({ error }) => report(error, 'error'))
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'rejection'))
  return {
    onCaughtError: (error: unknown) => {
      console.error(error)
      report(error, 'render')
    },
  }
}
