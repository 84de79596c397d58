import type { Clock } from './clock.ts'
import type { OwnerCalls, Readiness } from './cluster.ts'
import type { Config } from './config.ts'
import type { Encryption } from './encryption.ts'
import type { Log } from './log.ts'

/**
 * Modules add their services by declaration merging (`declare module '…/lib/context.ts'`), so this file imports none.
 */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly isServing: () => boolean
  readonly readiness: Readiness
  /** Null for a single server, which owns all classes. */
  readonly owners: OwnerCalls | null
  readonly ownsClass: (classUuid: string) => boolean
  readonly encryption: Encryption
}
