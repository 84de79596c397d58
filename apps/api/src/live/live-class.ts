import { addSample, emptyTally, type Tally, type TallyProfile } from '@repo/domain/tally'

import { createSampleSeries, type SampleSeries, type StoredSample } from './sample-series.ts'

/** One participant of a class in memory: its samples, and the account that follows from them. */
export interface LiveParticipant {
  readonly uuid: string
  readonly memberUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly profile: TallyProfile
  /** What counts. */
  readonly samples: SampleSeries
  /** Moments heard of while the class waited. */
  readonly heardBefore: Set<number>
  tally: Tally
  /** Set when a sample came out of order: the account is then computed anew from all samples. */
  isDirty: boolean
  /** The newest value of the strap, also while the class waits. */
  latest: StoredSample | null
  isRemoved: boolean
}

/** A class that is waiting or running. */
export interface LiveClass {
  readonly uuid: string
  readonly branchUuid: string
  readonly roomUuid: string
  readonly channel: string
  readonly configuredAt: number
  readonly startAt: number
  readonly finishAt: number
  readonly capacity: number
  readonly participants: Map<string, LiveParticipant>
  sequence: number
  isEnding: boolean
}

export type NewParticipant = Pick<LiveParticipant, 'uuid' | 'memberUuid' | 'pseudonym' | 'imageUrl' | 'profile'>

export const newParticipant = (given: NewParticipant, isRemoved = false): LiveParticipant => ({
  ...given,
  samples: createSampleSeries(),
  heardBefore: new Set(),
  tally: emptyTally(given.profile),
  isDirty: false,
  latest: null,
  isRemoved,
})

/** The whole second of the class a moment lies in; negative before the start. */
export const secondOf = (liveClass: Pick<LiveClass, 'startAt'>, at: number): number =>
  Math.floor((at - liveClass.startAt) / 1000)

const tallied = (liveClass: LiveClass, participant: LiveParticipant, tally: Tally, sample: StoredSample): Tally => {
  const { at, heartRate, steps } = sample
  const counted = { second: secondOf(liveClass, at), heartRate, ...(steps === null ? {} : { steps }) }
  return addSample(tally, counted, participant.profile)
}

/** Computes a participant's account anew from the samples, after one came late. */
export const settle = (liveClass: LiveClass, participant: LiveParticipant): void => {
  if (!participant.isDirty) return
  let tally = emptyTally(participant.profile)
  for (const sample of participant.samples) tally = tallied(liveClass, participant, tally, sample)
  participant.tally = tally
  participant.isDirty = false
}

/** Whether a moment lies within the part of the class that counts. */
export const counts = (liveClass: LiveClass, at: number): boolean => at >= liveClass.startAt && at < liveClass.finishAt

const takeBefore = (participant: LiveParticipant, at: number): boolean => {
  if (participant.heardBefore.has(at)) return false
  participant.heardBefore.add(at)
  return true
}

const takeCounted = (liveClass: LiveClass, participant: LiveParticipant, sample: StoredSample): boolean => {
  const place = participant.samples.add(sample)
  if (place === 'between') participant.isDirty = true
  if (place === 'last' && !participant.isDirty) {
    participant.tally = tallied(liveClass, participant, participant.tally, sample)
  }
  return place !== 'known'
}

/** Takes one valid sample in. False when this moment is known already. */
export const takeSample = (liveClass: LiveClass, participant: LiveParticipant, sample: StoredSample): boolean => {
  const isNew = counts(liveClass, sample.at)
    ? takeCounted(liveClass, participant, sample)
    : takeBefore(participant, sample.at)
  if (isNew && (participant.latest === null || participant.latest.at < sample.at)) participant.latest = sample
  return isNew
}
