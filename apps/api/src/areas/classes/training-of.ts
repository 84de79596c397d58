import type { TallySample } from '@repo/domain/tally'

import { secondOf, settle, type LiveClass, type LiveParticipant } from './live-class.ts'
import { trainingFigures, trainingHeartRates } from './training-figures.ts'

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
  const { tally, profile, sensorName } = participant
  return { sensorName, ...trainingFigures({ tally, profile, span: spanOf(liveClass, participant) }) }
}

/** Heart rate by second of the class; of several values in a second the first. */
export const recordsOf = (liveClass: LiveClass, participant: LiveParticipant) => {
  const recorded: TallySample[] = []
  for (const { at, heartRate, hasContact } of participant.samples) {
    const second = secondOf(liveClass, at)
    if (recorded.at(-1)?.second !== second) recorded.push({ second, heartRate, hasContact })
  }
  return trainingHeartRates(recorded)
}
