import { setTimeout as pause } from 'node:timers/promises'

import { alwaysReached, type Reach, type Readiness } from '../../lib/cluster.ts'
import type { Log } from '../../lib/log.ts'

export const createReadiness = (reach: Reach = alwaysReached): Readiness => {
  let isDraining = false
  const hurry = new AbortController()
  return {
    ...reach,
    isDraining: () => isDraining,
    drain: async (milliseconds) => {
      if (isDraining) return hurry.abort()
      isDraining = true
      await pause(milliseconds, undefined, { signal: hurry.signal }).catch(() => {})
    },
  }
}

/** The fault may also block the drain. */
const DRAIN_WITHIN_MS = 10_000
const FAULT = 1

/**
 * After an uncaught error, the state is unknown: drains and exits with 1, so that a supervisor restarts the process.
 */
export const drainOnFault = (log: Pick<Log, 'fault'>, drain: () => Promise<void>): void => {
  let isEnding = false
  const end = async (error: unknown, where: string): Promise<void> => {
    log.fault(error, where)
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(FAULT), DRAIN_WITHIN_MS)
    try {
      await drain()
    } catch (error) {
      log.fault(error, 'drain')
    }
    process.exit(FAULT)
  }
  process.on('uncaughtException', (error) => void end(error, 'uncaught-exception'))
  process.on('unhandledRejection', (error) => void end(error, 'unhandled-rejection'))
}
