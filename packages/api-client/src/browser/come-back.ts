import * as z from 'zod/mini'

import { stored } from './stored.ts'

const FIRST_MS = 5000
const LONGEST_MS = 5 * 60_000
/** A page that has lived as long is well. */
const WELL_MS = 60_000
/** Where a browser keeps no count, each time may be the hundredth. */
const UNCOUNTED_MS = 60_000

interface Page {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Whether the server has a page to give: in place of one, a browser would show its own error for good. */
  readonly isServed: () => Promise<boolean>
  readonly reload: () => void
}

export interface ComeBack {
  /** How often in a row the page has come back; zero once it lived for a minute. */
  readonly times: () => number
  /** Loads the page anew at once if the server has it. */
  readonly now: () => Promise<void>
  /** Loads the page anew after a pause, longer each time in a row, unless it is well by then. */
  readonly soon: (isBroken?: () => boolean) => void
}

/** The way back of a page that breaks, with nobody there to load it anew. It never spins. */
export const createComeBack = ({ storage, isServed, reload }: Page): ComeBack => {
  const kept = stored('came-back', z.number(), storage)
  const times = () => kept.read() ?? 0
  const beginAnew = () => setTimeout(kept.forget, WELL_MS)
  let well = beginAnew()
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
          well = beginAnew()
        } else if (await isServed()) reload()
        else wait()
      }
      wait()
    },
  }
}
