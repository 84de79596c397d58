import pino from 'pino'

import type { Config } from './config.ts'
import { loggableError } from './errors/error-answer.ts'

/** The server's log: one JSON line an event, no address of a person, no token, no parameter of a statement. */
export interface Log {
  readonly info: (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void
  readonly warn: (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void
  readonly fault: (error: unknown, where: string) => void
}

export const createLog = (level: Config['logLevel']): Log => {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
  return {
    info: (event, facts = {}) => logger.info(facts, event),
    warn: (event, facts = {}) => logger.warn(facts, event),
    fault: (error, where) => logger.error({ where, error: loggableError(error) }, 'fault'),
  }
}
