import type { Seconds } from '../core/units.ts'
import { addSample, emptyTally, isOffSkin, type TallyProfile, type TallySample } from './tally.ts'

const NOBODY: TallyProfile = { maxHeartRate: null, weight: null, sex: null, age: null }

/** Seconds dropped as unconfirmed implausible steps. Samples in time order. */
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

/** Seconds dropped because the strap was off the skin. Samples in time order. */
export const offSkinSeconds = (samples: readonly TallySample[]): readonly Seconds[] => {
  let tally = emptyTally(NOBODY)
  return samples.flatMap((sample) => {
    tally = addSample(tally, sample, NOBODY)
    return isOffSkin(tally) ? sample.second : []
  })
}
