import type { Database } from './database.ts'
import { type DiskGuard, unguarded } from './disk/disk-guard.ts'
import type { Fenced } from './fence.ts'

export interface Connection {
  readonly db: Database
  /** Limits how long one insert blocks the event loop. */
  readonly maxRowsPerInsert: number
  readonly fenced: Fenced
  /** False once another server may have started to serve. */
  readonly isServing: () => boolean
  readonly copyTo: ((folder: string) => Promise<void>) | null
  readonly disk: DiskGuard
  readonly close: () => Promise<void>
}

export const singleServerConnection = (
  given: Pick<Connection, 'db' | 'maxRowsPerInsert' | 'close'> & Partial<Pick<Connection, 'copyTo' | 'disk'>>,
): Connection => ({
  copyTo: null,
  disk: unguarded,
  ...given,
  fenced: (work) => work(given.db),
  isServing: () => true,
})
