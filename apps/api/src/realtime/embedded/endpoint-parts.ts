import type { Log } from '../../lib/log.ts'
import type { Access, TokenFault } from '../access/token.ts'
import type { Channels } from './channels.ts'
import type { Identities } from './identities.ts'
import type { Limits } from './limits.ts'

/** What has happened since the start. */
interface Counters {
  sentBytes: number
  cutSlowConsumers: number
  refusedUpgrades: number
}

export const newCounters = (): Counters => ({ sentBytes: 0, cutSlowConsumers: 0, refusedUpgrades: 0 })

/** What every connection of one endpoint shares. */
export interface EndpointParts {
  readonly limits: Limits
  readonly channels: Channels
  readonly identities: Identities
  readonly counters: Counters
  readonly log: Log
  /** Checks a token, and that its client may still be there. */
  readonly verify: (token: string) => Promise<Access | TokenFault>
}
