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
  readonly contact?: 'good' | 'missing'
  readonly radio?: ReceptionRadio
  /** In dBm. */
  readonly rssi?: number
  readonly battery?: Percent
}

/** Keeps seconds until the server has them, also while the program is killed. */
export interface Journal {
  /** Resolves once the second survives a kill. Replaces the samples of an earlier write. */
  readonly write: (second: Milliseconds, samples: readonly StrapSample[]) => Promise<void>
  readonly unsent: () => Promise<readonly UnsentSecond[]>
  readonly read: (seconds: readonly Milliseconds[]) => Promise<readonly StrapSample[]>
  readonly remove: (seconds: readonly Milliseconds[]) => Promise<void>
}
