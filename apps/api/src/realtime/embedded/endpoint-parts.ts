import type { Log } from '../../lib/log.ts'
import type { Access, TokenFault } from '../access/token.ts'
import type { Channels } from './channels.ts'
import type { Identities } from './identities.ts'
import type { Limits } from './limits.ts'

interface Counters {
  sentBytes: number
  cutSlowConsumers: number
  refusedUpgrades: number
}

export const newCounters = (): Counters => ({ sentBytes: 0, cutSlowConsumers: 0, refusedUpgrades: 0 })

export interface EndpointParts {
  readonly limits: Limits
  readonly channels: Channels
  readonly identities: Identities
  readonly counters: Counters
  readonly log: Log
  /** Also checks that the client is still authorized. */
  readonly verify: (token: string) => Promise<Access | TokenFault>
}
