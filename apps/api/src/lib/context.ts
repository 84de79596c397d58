import type { Clock } from './clock.ts'
import type { OwnerCalls, Readiness } from './cluster.ts'
import type { Config } from './config.ts'
import type { Encryption } from './encryption.ts'
import type { Log } from './log.ts'

/**
 * Everything a handler may use, built once at the start. Each module declares the services it adds
 * (`declare module '…/lib/context.ts'`), so that this file imports none of them.
 */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  /** Whether calls may be answered: no other server can have begun to. */
  readonly isServing: () => boolean
  /** Whether a load balancer may send calls here. */
  readonly readiness: Readiness
  /** Calls the servers that own other classes; null for a single server, which owns all. */
  readonly owners: OwnerCalls | null
  /** Whether this server runs a class. */
  readonly ownsClass: (classUuid: string) => boolean
  /** Encrypts secrets that the database stores. */
  readonly encryption: Encryption
}
