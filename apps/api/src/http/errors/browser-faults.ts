import type { BrowserFault } from '@repo/api-client/system/report-fault'

import type { ErrorReports } from '../../lib/error-reports.ts'
import type { Log } from '../../lib/log.ts'
import { createRates } from '../../lib/rates.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly browserFaults: BrowserFaults
  }
}

export interface BrowserFaults {
  readonly take: (fault: BrowserFault, address: string, now: number) => boolean
}

/** A page reports at most five faults; a gym with its displays is one network. */
const EACH = { perSecond: 1 / 20, burst: 20 } as const
const ALL = { perSecond: 1, burst: 100 } as const

/** Logs no personal data. */
export const createBrowserFaults = (log: Pick<Log, 'warn'>, reports: ErrorReports | null): BrowserFaults => {
  const [each, all] = [createRates(EACH), createRates(ALL)]
  return {
    take: (fault, address, now) => {
      if (!each.take(address, now) || !all.take('all', now)) return false
      const { app, kind, name, route, version, browser, frames } = fault
      const [first] = frames
      const at = first === undefined ? '' : `${first.function} ${first.file}:${first.line}:${first.column}`.trim()
      log.warn('browser-fault', { app, kind, name, route, version, browser, at })
      reports?.report({
        platform: 'javascript',
        type: name === '' ? 'Error' : name,
        value: '',
        release: version,
        tags: { where: `${app} ${kind}`, route, browser },
        frames: frames
          .map(({ function: called, file, line, column }) => ({
            function: called,
            filename: file,
            lineno: line,
            colno: column,
          }))
          .toReversed(),
      })
      return true
    },
  }
}
