import * as z from 'zod/mini'

import { stored } from './stored.ts'

const FIRST_MS = 5000
const LONGEST_MS = 5 * 60_000
const WELL_MS = 60_000
/** Delay where no count can be stored, so that reloads can't loop. */
const UNCOUNTED_MS = 60_000

interface Page {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Reloading while the server is down would leave the browser's error page. */
  readonly isServed: () => Promise<boolean>
  readonly reload: () => void
}

export interface ComeBack {
  readonly times: () => number
  readonly now: () => Promise<void>
  readonly soon: (isBroken?: () => boolean) => void
}

/** Reloads a broken page on unattended screens, with increasing delays. */
export const createComeBack = ({ storage, isServed, reload }: Page): ComeBack => {
  const kept = stored('came-back', z.number(), storage)
  const times = () => kept.read() ?? 0
  const restart = () => setTimeout(kept.forget, WELL_MS)
  let well = restart()
  let isDue = false
  return {
    times,
    now: async () => {
      if (await isServed()) reload()
    },
    soon: (isBroken = () => true) => {
      if (isDue) return
      isDue = true
      clearTimeout(well)
      const pause = Math.min(FIRST_MS * 2 ** times(), LONGEST_MS)
      kept.write(times() + 1)
      const wait = () => setTimeout(() => void act(), kept.read() === null ? UNCOUNTED_MS : pause)
      const act = async () => {
        if (!isBroken()) {
          isDue = false
          well = restart()
        } else if (await isServed()) reload()
        else wait()
      }
      wait()
    },
  }
}
