import type { Bpm, Milliseconds, Percent } from '@repo/domain/core/units'

import type { UnsentSecond } from './backlog.ts'
import type { Ticks } from './beats.ts'
import type { ReceptionRadio } from './reception.ts'

/** One value of a strap as sent to the server. */
export interface StrapSample {
  readonly strap: string
  /** A whole second of the server's clock. */
  readonly at: Milliseconds
  readonly hr: Bpm
  readonly rr?: readonly Ticks[]
  /** False without skin contact. */
  readonly contact?: boolean
  readonly radio?: ReceptionRadio
  /** In dBm. */
  readonly rssi?: number
  readonly battery?: Percent
}

/** Seconds below are of the device's steady clock, from before the first report to the server. */
export const FIRST_SERVER_SECOND: Milliseconds = 1_000_000_000_000

/**
 * Keeps seconds until the server has them, also while the program is killed. Drops seconds before `FIRST_SERVER_SECOND`
 * when it opens after a restart of the steady clock, because their time is then unknown.
 */
export interface Journal {
  /** Resolves once the second survives a kill. Replaces an earlier write of it. */
  readonly write: (second: Milliseconds, samples: readonly StrapSample[]) => Promise<void>
  readonly unsent: () => Promise<readonly UnsentSecond[]>
  readonly read: (seconds: readonly Milliseconds[]) => Promise<readonly StrapSample[]>
  readonly remove: (seconds: readonly Milliseconds[]) => Promise<void>
}
