import { setTimeout as pause } from 'node:timers/promises'

import { alwaysReached, type Reach } from '../../cluster/reach.ts'

/** Whether whoever hands calls out may still hand them to this process. */
export interface Readiness extends Reach {
  readonly isDraining: () => boolean
  /**
   * Says from now on that this process is about to stop, and resolves once that was said for so long. Whoever asks a
   * second time does not wait, and ends the first one's wait.
   */
  readonly drain: (milliseconds: number) => Promise<void>
}

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
