import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream } from 'pino'

import type { LogLevel } from './config.ts'
import type { ErrorReports } from './error-reports.ts'

const SQL_STATE = /^[0-9A-Z]{5}$/

interface Coded {
  readonly name?: string
  readonly code?: string
  readonly constraint?: string
}

/** For database errors, only statement and code: message and parameters may contain personal data and secrets. */
export const loggableError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, constraint } = (error.cause ?? error) as Coded
  if (error instanceof DrizzleQueryError) return { name, code, constraint, statement: error.query }
  if (code !== undefined && SQL_STATE.test(code)) return { name, code, constraint }
  return { name: error.name, message: error.message, stack: error.stack }
}

/** JSON lines without personal data, tokens, or statement parameters. */
export interface Log {
  readonly info: (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void
  readonly warn: (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void
  readonly fault: (error: unknown, where: string, call?: string) => void
}

const STANDARD_ERROR = 2

/** Drops lines beyond this if the log can't be written. */
const MOST_WAITING_BYTES = 1_048_576

/** stderr on a full disk must not end the server, so lines are buffered. */
const standardError = (): DestinationStream => {
  const to = pino.destination({ dest: STANDARD_ERROR, maxLength: MOST_WAITING_BYTES })
  to.on('error', () => {})
  return to
}

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
