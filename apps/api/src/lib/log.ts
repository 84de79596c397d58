import pino from 'pino'
import type { DestinationStream } from 'pino'

import type { ErrorReports } from './error-reports.ts'
import type { LogLevel } from './log-levels.ts'
import { loggableError } from './loggable-error.ts'

/** The server's log: one JSON line an event, no address of a person, no token, no parameter of a statement. */
export interface Log {
  readonly info: (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void
  readonly warn: (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void
  /** `call` is the name of the call that it ended, as the access log has it. */
  readonly fault: (error: unknown, where: string, call?: string) => void
}

const STANDARD_ERROR = 2

/** Lines that wait for a log that takes none; more are dropped. */
const MOST_WAITING_BYTES = 1_048_576

/** Standard error. Where that's a file on a full disk, lines wait for space, and the server doesn't end over them. */
const standardError = (): DestinationStream => {
  const to = pino.destination({ dest: STANDARD_ERROR, maxLength: MOST_WAITING_BYTES })
  to.on('error', () => {})
  return to
}

/** Faults are also reported, where somebody takes them. */
export const createLog = (
  level: LogLevel,
  to: DestinationStream = standardError(),
  reports: ErrorReports | null = null,
): Log => {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to)
  return {
    info: (event, facts = {}) => logger.info(facts, event),
    warn: (event, facts = {}) => logger.warn(facts, event),
    fault: (error, where, call) => {
      logger.error({ where, ...(call === undefined ? {} : { id: call }), error: loggableError(error) }, 'fault')
      reports?.send(error, where)
    },
  }
}
