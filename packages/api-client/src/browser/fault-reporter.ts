import { browserFamily, framesOfStack, type FaultKind, type ReportingApp } from '@repo/domain/error-report'
import { VERSION } from '@repo/domain/version'

import { ApiError } from '../core/api-error.ts'
import type { BrowserFault } from '../system/report-fault.ts'

interface FaultReporterOptions {
  readonly app: ReportingApp
  /** The pattern of the address of the screen in view. */
  readonly route: () => string
  readonly origin: string
  readonly userAgent: string
  readonly send: (fault: BrowserFault) => Promise<unknown>
}

/** Takes what was thrown, where. */
export type FaultReporter = (thrown: unknown, kind: FaultKind) => void

/** A page that fails in a loop has said by then what there is to say. */
const MOST = 5

const isExpected = (thrown: unknown): boolean =>
  // the server knows what it refused; an abort was wanted
  thrown instanceof ApiError || (thrown instanceof DOMException && thrown.name === 'AbortError')

/**
 * Tells of faults in a page: their kind and where they came from, never what they say. Each is told once, five at most
 * until the page is loaded again. A report that fails is no fault.
 */
export const createFaultReporter = ({ app, route, origin, userAgent, send }: FaultReporterOptions): FaultReporter => {
  const told = new Set<string>()
  return (thrown, kind) => {
    if (isExpected(thrown)) return
    const { name, message, stack = '' } = thrown instanceof Error ? thrown : { name: '', message: '' }
    const frames = [...framesOfStack(stack, message, origin)]
    const fingerprint = JSON.stringify([name, frames[0]])
    if (told.has(fingerprint) || told.size >= MOST) return
    told.add(fingerprint)
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
