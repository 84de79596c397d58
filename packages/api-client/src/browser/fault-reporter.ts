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

/** Where a fault came from: calls of our scripts, or the place in an answer that could not be read. */
const framesOf = (thrown: unknown, origin: string): readonly FaultFrame[] => {
  // its class comes with the code that makes one
  const { place } = (thrown ?? {}) as Partial<UnreadableAnswer>
  if (place !== undefined)
    return [{ function: place.slice(0, reportLimits.function), file: '/answer.js', line: 0, column: 0 }]
  return thrown instanceof Error ? framesOfStack(thrown.stack ?? '', thrown.message, origin) : []
}

/**
 * Tells of faults in a page: their kind and where they came from, never what they say. Each is told once, five at most
 * until the page is loaded again. A report that fails is no fault.
 */
export const createFaultReporter = ({ app, route, origin, userAgent, send }: FaultReporterOptions): FaultReporter => {
  const told = new Set<string>()
  return (thrown, kind) => {
    if (isExpected(thrown)) return
    const { name } = thrown instanceof Error ? thrown : { name: '' }
    const frames = [...framesOf(thrown, origin)]
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
