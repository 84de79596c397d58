import {
  browserFamily,
  type FaultFrame,
  type FaultKind,
  framesOfStack,
  type ReportingApp,
  reportLimits,
} from '@repo/domain/core/error-report'
import { VERSION } from '@repo/domain/core/version'

import { ApiError, type UnreadableAnswer } from '../core/api-error.ts'
import type { BrowserFault } from '../system/report-fault.ts'

interface FaultReporterOptions {
  readonly app: ReportingApp
  readonly route: () => string
  readonly origin: string
  readonly userAgent: string
  readonly send: (fault: BrowserFault) => Promise<unknown>
}

export type FaultReporter = (thrown: unknown, kind: FaultKind) => void

/** Limits the reports of a page that fails in a loop. */
const MOST = 5

const isExpected = (thrown: unknown): boolean =>
  // known to the server, or intended
  thrown instanceof ApiError || (thrown instanceof DOMException && thrown.name === 'AbortError')

const framesOf = (thrown: unknown, origin: string): readonly FaultFrame[] => {
  // `instanceof` would load the module that defines the class
  const { place } = (thrown ?? {}) as Partial<UnreadableAnswer>
  if (place !== undefined)
    return [{ function: place.slice(0, reportLimits.function), file: '/answer.js', line: 0, column: 0 }]
  return thrown instanceof Error ? framesOfStack(thrown.stack ?? '', thrown.message, origin) : []
}

/** Reports each fault once, at most five. Reports have no message, because it may be personal. */
export const createFaultReporter = ({ app, route, origin, userAgent, send }: FaultReporterOptions): FaultReporter => {
  const notice = new Set<string>()
  return (thrown, kind) => {
    if (isExpected(thrown)) return
    const { name } = thrown instanceof Error ? thrown : { name: '' }
    const frames = [...framesOf(thrown, origin)]
    const fingerprint = JSON.stringify([name, frames[0]])
    if (notice.has(fingerprint) || notice.size >= MOST) return
    notice.add(fingerprint)
    const fault = {
      app,
      kind,
      name: /^\w{1,60}$/.test(name) ? name : '',
      route: route(),
      version: VERSION,
      browser: browserFamily(userAgent),
      frames,
    }
    void send(fault).catch(() => null)
  }
}
