import { ROOKPOINTS_VERSION } from '@repo/domain/points'
import { offSkinSeconds, refusedSeconds } from '@repo/domain/refused-seconds'
import { lostSeconds } from '@repo/domain/strap-health'
import { closeTally, type Tally, type TallyProfile, type TallySample } from '@repo/domain/tally'

interface Trained {
  readonly tally: Tally
  readonly profile: TallyProfile
  /** The seconds in which the first and the last value lie. */
  readonly span: { readonly first: number; readonly last: number }
}

/** The figures of a training, with the profile they were computed with. */
export const trainingFigures = ({ tally: open, profile, span }: Trained) => {
  const tally = closeTally(open)
  const { maxHeartRate, weight, sex, age } = profile
  const counted = tally.recordedSeconds + tally.carriedSeconds
  return {
    durationSeconds: counted,
    lostSeconds: lostSeconds({ ...span, counted }),
    belowSeconds: tally.belowSeconds,
    z1Seconds: tally.zoneSeconds.z1,
    z2Seconds: tally.zoneSeconds.z2,
    z3Seconds: tally.zoneSeconds.z3,
    z4Seconds: tally.zoneSeconds.z4,
    z5Seconds: tally.zoneSeconds.z5,
    calories: tally.calories,
    steps: tally.steps,
    points: tally.points,
    pointsVersion: ROOKPOINTS_VERSION,
    averageEffort: tally.averageEffort,
    peakHeartRate: tally.peakHeartRate,
    maxHeartRate,
    weightKg: weight,
    sex,
    age,
  }
}

/**
 * Heart rate by second up to the last value, null where there was none. Refused ones are marked, and of these the ones
 * that a strap off the skin sent. Samples in time order.
 */
export const trainingHeartRates = (samples: readonly TallySample[]) => {
  const length = (samples.at(-1)?.second ?? -1) + 1
  const heartRates = Array.from<number | null>({ length }).fill(null)
  for (const { second, heartRate } of samples) heartRates[second] = heartRate
  const offSkinPlaces = [...offSkinSeconds(samples)]
  const refusedPlaces = [...refusedSeconds(samples), ...offSkinPlaces].toSorted((one, other) => one - other)
  return { stepSeconds: 1, heartRates: heartRates as number[], refusedPlaces, offSkinPlaces }
}
