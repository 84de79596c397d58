import type { Milliseconds } from '@repo/domain/core/units'

const FIRST_MS: Milliseconds = 1000
const LONGEST_MS: Milliseconds = 15_000
/** Failures this old are forgotten. */
const FORGOTTEN_AFTER_MS: Milliseconds = 120_000

interface At {
  readonly strap: string
  readonly adapter: string
  readonly now: Milliseconds
}

interface Failures {
  readonly strap: string
  readonly count: number
  readonly notBefore: Milliseconds
}

/** Waits 1, 2, 4 … 15 s per strap and adapter. Another adapter may try meanwhile. */
export const createRetries = () => {
  const failures = new Map<string, Failures>()
  const restsUntil = new Map<string, Milliseconds>()
  const keyOf = ({ strap, adapter }: Pick<At, 'strap' | 'adapter'>): string => `${adapter} ${strap}`
  return {
    isDue: (at: At): boolean => at.now >= (failures.get(keyOf(at))?.notBefore ?? 0),
    onFailure: (at: At): void => {
      const count = failures.get(keyOf(at))?.count ?? 0
      const wait = Math.min(FIRST_MS * 2 ** count, LONGEST_MS)
      failures.set(keyOf(at), { strap: at.strap, count: count + 1, notBefore: at.now + wait })
    },
    /** A connection that delivers values clears the failures of its strap. */
    onValue: (strap: string): void => {
      for (const [key, one] of failures) if (one.strap === strap) failures.delete(key)
    },
    /** Keeps a strap unconnected on all adapters. */
    rest: (strap: string, until: Milliseconds): void => void restsUntil.set(strap, until),
    isResting: (strap: string, now: Milliseconds): boolean => now < (restsUntil.get(strap) ?? 0),
    tick: (now: Milliseconds): void => {
      for (const [key, { notBefore }] of failures) if (now - notBefore > FORGOTTEN_AFTER_MS) failures.delete(key)
      for (const [strap, until] of restsUntil) if (now >= until) restsUntil.delete(strap)
    },
  }
}
