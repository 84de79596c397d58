import { lostSeconds } from '@repo/domain/sensors/strap-health'
import { ROOKPOINTS_VERSION } from '@repo/domain/trainings/points'
import { offSkinSeconds, refusedSeconds } from '@repo/domain/trainings/refused-seconds'
import { closeTally, type Tally, type TallyProfile, type TallySample } from '@repo/domain/trainings/tally'

import { type LiveClass, type LiveParticipant, secondOf, settle } from './live-class.ts'

const spanOf = (liveClass: LiveClass, { samples }: LiveParticipant) => {
  const [first] = samples
  const last = samples.last()
  return {
    first: first === undefined ? 0 : secondOf(liveClass, first.at),
    last: last === null ? -1 : secondOf(liveClass, last.at),
  }
}

export const figuresOf = (liveClass: LiveClass, participant: LiveParticipant) => {
  settle(liveClass, participant)
  const { tally, profile, sensorName } = participant
  return { sensorName, ...trainingFigures({ tally, profile, span: spanOf(liveClass, participant) }) }
}

/** Keeps the first value of a second. */
export const recordsOf = (liveClass: LiveClass, participant: LiveParticipant) => {
  const recorded: TallySample[] = []
  for (const { at, heartRate, hasContact } of participant.samples) {
    const second = secondOf(liveClass, at)
    if (recorded.at(-1)?.second !== second) recorded.push({ second, heartRate, hasContact })
  }
  return trainingHeartRates(recorded)
}

interface Trained {
  readonly tally: Tally
  readonly profile: TallyProfile
  readonly span: { readonly first: number; readonly last: number }
}

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

/** Null for a second without a value. `refusedPlaces` includes `offSkinPlaces`. Needs samples in time order. */
export const trainingHeartRates = (samples: readonly TallySample[]) => {
  const length = (samples.at(-1)?.second ?? -1) + 1
  const heartRates = Array.from<number | null>({ length }).fill(null)
  for (const { second, heartRate } of samples) heartRates[second] = heartRate
  const offSkinPlaces = [...offSkinSeconds(samples)]
  const refusedPlaces = [...refusedSeconds(samples), ...offSkinPlaces].toSorted((one, other) => one - other)
  return { stepSeconds: 1, heartRates: heartRates as number[], refusedPlaces, offSkinPlaces }
}
