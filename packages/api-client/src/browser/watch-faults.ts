import type { ReportingApp } from '@repo/domain/core/error-report'

import { createClient } from '../core/client.ts'
import { onUnreadableAnswer } from '../core/tolerant-codecs.ts'
import { reportFault } from '../system/report-fault.ts'
import { createFaultReporter } from './fault-reporter.ts'

interface WatchedPage {
  readonly app: ReportingApp
  readonly baseUrl: string
  /** The pattern of the address of the screen in view. */
  readonly route: () => string
}

/**
 * Watches over a page: what goes wrong in an event or a promise is told to the server. Answers what React is to be given,
 * for what goes wrong while it draws.
 */
export const watchFaults = ({ app, baseUrl, route }: WatchedPage) => {
  // a client of its own: what the page's client does about refusals is for people
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
      // as React does where nobody takes it
      console.error(error)
      report(error, 'render')
    },
  }
}
