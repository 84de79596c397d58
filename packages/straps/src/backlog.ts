import type { Milliseconds } from '@repo/domain/core/units'

/** Samples of a call, as the server accepts them. */
export const MAX_SAMPLES = 2000
/** The server accepts late samples of a day. */
const KEPT_MS: Milliseconds = 24 * 60 * 60 * 1000
const CALL_EVERY_MS: Milliseconds = 250
const LONGEST_WAIT_MS: Milliseconds = 1000

export interface UnsentSecond {
  readonly at: Milliseconds
  readonly samples: number
}

/**
 * The seconds to send in the next call: the newest, so that displays are current, then the oldest that fit.
 * `unsent` is in any order. A second with more samples than a call takes goes alone.
 */
export const nextSeconds = (unsent: readonly UnsentSecond[], maxSamples = MAX_SAMPLES): readonly Milliseconds[] => {
  const [newest, ...older] = unsent.toSorted((a, b) => b.at - a.at)
  if (newest === undefined) return []
  const chosen = [newest]
  let samples = newest.samples
  for (const second of older.toReversed()) {
    samples += second.samples
    if (samples > maxSamples) break
    chosen.push(second)
  }
  return chosen.map(({ at }) => at)
}

/** Seconds too old for the server. All others are kept until a receipt, whatever the server answers. */
export const expiredSeconds = (unsent: readonly UnsentSecond[], now: Milliseconds): readonly Milliseconds[] =>
  unsent.filter(({ at }) => now - at > KEPT_MS).map(({ at }) => at)

/** Wait before the next call after that many failures in a row: 250 ms, doubling to 1 s. */
export const waitAfter = (failures: number): Milliseconds =>
  Math.min(LONGEST_WAIT_MS, CALL_EVERY_MS * 2 ** Math.max(0, failures - 1))
