import { addSample, emptyTally, type Tally, type TallyProfile } from '@repo/domain/tally'

export interface StoredSample {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly heartRate: number
  readonly steps: number | null
}

/** One participant of a class in memory: the samples in time order, and the account that follows from them. */
export interface LiveParticipant {
  readonly uuid: string
  readonly memberUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly profile: TallyProfile
  readonly samples: StoredSample[]
  readonly known: Set<number>
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
  samples: [],
  known: new Set(),
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
  participant.samples.sort((a, b) => a.at - b.at)
  participant.tally = participant.samples.reduce(
    (tally, sample) => tallied(liveClass, participant, tally, sample),
    emptyTally(participant.profile),
  )
  participant.isDirty = false
}

/** Whether a moment lies within the part of the class that counts. */
export const counts = (liveClass: LiveClass, at: number): boolean => at >= liveClass.startAt && at < liveClass.finishAt

/** Takes one valid sample in. False when this moment is known already. */
export const takeSample = (liveClass: LiveClass, participant: LiveParticipant, sample: StoredSample): boolean => {
  if (participant.known.has(sample.at)) return false
  participant.known.add(sample.at)
  if (participant.latest === null || participant.latest.at < sample.at) participant.latest = sample
  if (!counts(liveClass, sample.at)) return true
  const last = participant.samples.at(-1)
  participant.samples.push(sample)
  if (last !== undefined && last.at > sample.at) participant.isDirty = true
  else if (!participant.isDirty) participant.tally = tallied(liveClass, participant, participant.tally, sample)
  return true
}
