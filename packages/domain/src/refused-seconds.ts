import { addSample, emptyTally, type TallyProfile, type TallySample } from './tally.ts'
import type { Seconds } from './units.ts'

const NOBODY: TallyProfile = { maxHeartRate: null, weight: null, sex: null, age: null }

/**
 * The seconds of a recording whose value earned nothing, because it stepped too far and no later value confirmed it.
 * Samples in time order.
 */
export const refusedSeconds = (samples: readonly TallySample[]): readonly Seconds[] => {
  const refused: Seconds[] = []
  let tally = emptyTally(NOBODY)
  for (const sample of samples) {
    const { held } = tally
    const next = addSample(tally, sample, NOBODY)
    const hasCountedBoth = next.recordedSeconds - tally.recordedSeconds === 2
    if (held !== null && next.held !== held && !hasCountedBoth) refused.push(held.second)
    tally = next
  }
  return tally.held === null ? refused : [...refused, tally.held.second]
}
