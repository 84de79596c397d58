import type { Clock } from '../../../lib/clock.ts'
import type { Broadcasts } from '../../../lib/cluster.ts'

declare module '../../../lib/context.ts' {
  interface Context {
    /** Notifies screens that show progress. */
    readonly moving: ProgressNotifier
  }
}

/** A screen that hears nothing for so long has been closed: each reads again when it hears that progress moves. */
const WATCHED_MS = 30_000
const AT_MOST_EVERY_MS = 950

/** Progress of challenges that moves while classes run. */
export interface ProgressNotifier {
  /** Notes that somebody looks at progress in a branch. */
  readonly watched: (branchUuid: string) => void
  /** Says that somebody trains in a branch; screens are told once a second, where there are any. */
  readonly moved: (branchUuid: string) => void
}

interface ProgressOptions {
  readonly announce: (branchUuid: string) => Promise<void>
  /** The classes that move it may be on other servers. */
  readonly broadcasts: Broadcasts
}

export const createProgressNotifier = (clock: Clock, { announce, broadcasts }: ProgressOptions): ProgressNotifier => {
  const branches = new Map<string, { watchedAt: number; toldAt: number }>()
  const note = (branchUuid: string): void => {
    const known = branches.get(branchUuid)
    branches.set(branchUuid, { watchedAt: clock.now(), toldAt: known?.toldAt ?? 0 })
  }
  broadcasts.hear('progress-watched', note)
  return {
    watched: (branchUuid) => {
      note(branchUuid)
      broadcasts.tell('progress-watched', branchUuid)
    },
    moved: (branchUuid) => {
      const known = branches.get(branchUuid)
      const now = clock.now()
      if (known === undefined || now - known.toldAt < AT_MOST_EVERY_MS) return
      if (now - known.watchedAt > WATCHED_MS) {
        branches.delete(branchUuid)
        return
      }
      known.toldAt = now
      void announce(branchUuid)
    },
  }
}
