import { ROOKPOINTS_VERSION } from '@repo/domain/points'
import { refusedSeconds } from '@repo/domain/refused-seconds'
import { lostSeconds } from '@repo/domain/strap-health'
import { closeTally } from '@repo/domain/tally'

import { secondOf, settle, type LiveClass, type LiveParticipant } from './live-class.ts'

/** The seconds of the class in which a participant's first and last values lie; a sample lies in both. */
const spanOf = (liveClass: LiveClass, { samples }: LiveParticipant) => {
  const [first] = samples
  const last = samples.last()
  return {
    first: first === undefined ? 0 : secondOf(liveClass, first.at),
    last: last === null ? -1 : secondOf(liveClass, last.at),
  }
}

/** What a participant's samples come to: the figures of the training, with the profile they were computed with. */
export const figuresOf = (liveClass: LiveClass, participant: LiveParticipant) => {
  settle(liveClass, participant)
  const tally = closeTally(participant.tally)
  const { maxHeartRate, weight, sex, age } = participant.profile
  const counted = tally.recordedSeconds + tally.carriedSeconds
  return {
    sensorName: participant.sensorName,
    durationSeconds: counted,
    lostSeconds: lostSeconds({ ...spanOf(liveClass, participant), counted }),
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

/** Heart rate by second of the class, null where there was none; ends with the last value. Refused ones are marked. */
export const recordsOf = (liveClass: LiveClass, participant: LiveParticipant) => {
  const last = participant.samples.last()
  const heartRates = Array.from<number | null>({ length: last === null ? 0 : secondOf(liveClass, last.at) + 1 }).fill(
    null,
  )
  const recorded: { second: number; heartRate: number }[] = []
  for (const { at, heartRate } of participant.samples) {
    const second = secondOf(liveClass, at)
    if (heartRates[second] !== null) continue
    heartRates[second] = heartRate
    recorded.push({ second, heartRate })
  }
  return { stepSeconds: 1, heartRates: heartRates as number[], refusedPlaces: [...refusedSeconds(recorded)] }
}
