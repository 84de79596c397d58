import type { Clock } from '../../../lib/clock.ts'
import type { Broadcasts } from '../../../lib/cluster.ts'

declare module '../../../lib/context.ts' {
  interface Context {
    readonly moving: ProgressNotifier
  }
}

/** Open pages read again on every change, so a branch without a read for this long has none. */
const WATCHED_MS = 30_000
const AT_MOST_EVERY_MS = 950

export interface ProgressNotifier {
  /** Records that a page shows progress of the branch. */
  readonly watched: (branchUuid: string) => void
  /** Notifies open pages, at most once a second. */
  readonly moved: (branchUuid: string) => void
}

interface ProgressOptions {
  readonly announce: (branchUuid: string) => Promise<void>
  /** Classes that change progress may run on other servers. */
  readonly broadcasts: Broadcasts
}

export const createProgressNotifier = (clock: Clock, { announce, broadcasts }: ProgressOptions): ProgressNotifier => {
  const branches = new Map<string, { watchedAt: number; notifiedAt: number }>()
  const note = (branchUuid: string): void => {
    const known = branches.get(branchUuid)
    branches.set(branchUuid, { watchedAt: clock.now(), notifiedAt: known?.notifiedAt ?? 0 })
  }
  broadcasts.subscribe('progress-watched', note)
  return {
    watched: (branchUuid) => {
      note(branchUuid)
      broadcasts.publish('progress-watched', branchUuid)
    },
    moved: (branchUuid) => {
      const known = branches.get(branchUuid)
      const now = clock.now()
      if (known === undefined || now - known.notifiedAt < AT_MOST_EVERY_MS) return
      if (now - known.watchedAt > WATCHED_MS) {
        branches.delete(branchUuid)
        return
      }
      known.notifiedAt = now
      void announce(branchUuid)
    },
  }
}
