import type { RequestState } from '@repo/domain/classes/second-phone'
import { isOffSkinAfter, signalStateAt } from '@repo/domain/live/signal'
import { type CeilingWatch, startWatch, watchCeiling } from '@repo/domain/privacy/ceiling'
import { addSample, emptyTally, isOffSkin, type Tally, type TallyProfile } from '@repo/domain/trainings/tally'

import { OPEN, type ParticipantPrivacy } from '../privacy/participant-privacy.ts'
import type { OtherClass } from '../samples/other-classes.ts'
import type { RefusedStrap, RoomStraps } from '../straps/room-straps.ts'
import { createSampleSeries, type SampleSeries, type StoredSample } from './sample-series.ts'

interface ContactReport {
  readonly at: number
  readonly noContactSince: number | null
}

export interface LiveParticipant {
  readonly uuid: string
  readonly memberUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly joinedAt: number
  readonly profile: TallyProfile
  readonly samples: SampleSeries
  /** Tenths of a second with a sample from before the start. */
  readonly preStartTenths: Set<number>
  tally: Tally
  /** When the shown value was measured or received, whichever is earlier; null if none is shown. */
  displayedSampleAt: number | null
  readonly receivedAtByFutureStamp: Map<number, number>
  /** Set when a sample arrives out of order: the tally is then recomputed from all samples. */
  isDirty: boolean
  latest: StoredSample | null
  contact: ContactReport | null
  privacy: ParticipantPrivacy
  ceilingWatch: CeilingWatch
  isRemoved: boolean
  /** Null while the participant is in the class. Earlier measurements count. */
  removedAt: number | null
  isBanned: boolean
  /** When the participant last took a spot. */
  presentSince: number
  sensorName: string | null
  /** Overlapping classes that the member joined earlier, in which values count instead; null until loaded. */
  earlierClasses: readonly OtherClass[] | null
  /** When the phone last sent anything; null if no phone is known. */
  phoneSeenAt: number | null
}

/** A phone that requests to take over a participation from another phone. */
export interface JoinRequest {
  readonly uuid: string
  readonly participationUuid: string
  readonly requestedAt: number
  seenAt: number
  state: Exclude<RequestState, 'unknown'>
}

/** A member whose strap is received in this class but counts in the class of `roomName`. */
export interface StrapElsewhere {
  readonly memberUuid: string
  readonly pseudonym: string
  readonly roomName: string
  readonly seenAt: number
}

export interface LiveClass {
  readonly uuid: string
  readonly branchUuid: string
  readonly roomUuid: string
  readonly channel: string
  readonly configuredAt: number
  startAt: number
  finishAt: number
  readonly capacity: number
  readonly participants: Map<string, LiveParticipant>
  sequence: number
  /** Ownership epoch; see the `epoch` column. */
  readonly epoch: number
  isEnding: boolean
  /** Set when another server owns the class; this copy is then stale. */
  isLost: boolean
  /** Takeover requests by hash of the phone's secret. */
  readonly requests: Map<string, JoinRequest>
  readonly strapsElsewhere: Map<string, StrapElsewhere>
  refusedStraps?: Map<string, RefusedStrap>
  readonly roomStraps: RoomStraps
}

export type NewParticipant = Pick<
  LiveParticipant,
  'uuid' | 'memberUuid' | 'pseudonym' | 'imageUrl' | 'joinedAt' | 'profile'
>

export const newParticipant = (
  given: NewParticipant,
  {
    removedAt = null,
    sensorName = null,
    privacy = OPEN,
  }: Partial<Pick<LiveParticipant, 'removedAt' | 'sensorName' | 'privacy'>> = {},
): LiveParticipant => ({
  ...given,
  samples: createSampleSeries(),
  preStartTenths: new Set(),
  tally: emptyTally(given.profile),
  displayedSampleAt: null,
  receivedAtByFutureStamp: new Map(),
  isDirty: false,
  latest: null,
  contact: null,
  privacy,
  ceilingWatch: startWatch,
  isRemoved: removedAt !== null,
  removedAt,
  isBanned: false,
  presentSince: given.joinedAt,
  sensorName,
  earlierClasses: null,
  phoneSeenAt: null,
})

export const takeOut = (participant: LiveParticipant, { at, isBanned }: { at: number; isBanned: boolean }): void => {
  Object.assign(participant, { isRemoved: true, removedAt: at, isBanned })
}

export const bringBack = (participant: LiveParticipant, now: number): void => {
  Object.assign(participant, { isRemoved: false, removedAt: null, isBanned: false, presentSince: now })
}

/** Negative before the start. */
export const secondOf = (liveClass: Pick<LiveClass, 'startAt'>, at: number): number =>
  Math.floor((at - liveClass.startAt) / 1000)

/** Samples kept per second and participant. No strap sends as many; a hostile phone sends more. */
const MOST_IN_A_SECOND = 10

const watched = (participant: LiveParticipant): void => {
  const { lastSecond: second, lastHeartRate: heartRate } = participant.tally
  const { ceiling } = participant.privacy
  if (ceiling === null || second === null || heartRate === null) return
  participant.ceilingWatch = watchCeiling(participant.ceilingWatch, { second, heartRate }, ceiling)
}

/**
 * Shows only accepted values, with their own times: a held-back value isn't shown and doesn't make an older one look
 * fresh.
 */
const tallied = (liveClass: LiveClass, participant: LiveParticipant, sample: StoredSample): void => {
  const { at, heartRate, steps, hasContact } = sample
  const second = secondOf(liveClass, at)
  const before = participant.tally
  const counted = { second, heartRate, hasContact, ...(steps === null ? {} : { steps }) }
  participant.tally = addSample(before, counted, participant.profile)
  if (participant.tally.recordedSeconds > before.recordedSeconds) {
    participant.displayedSampleAt = participant.receivedAtByFutureStamp.get(at) ?? at
    watched(participant)
  }
}

export const settle = (liveClass: LiveClass, participant: LiveParticipant): void => {
  if (!participant.isDirty) return
  participant.tally = emptyTally(participant.profile)
  participant.ceilingWatch = startWatch
  for (const sample of participant.samples) tallied(liveClass, participant, sample)
  participant.isDirty = false
}

/** Accepts reports in any order; ignores those older than the newest. */
export const noteContact = (
  participant: LiveParticipant,
  reports: readonly Pick<StoredSample, 'at' | 'hasContact'>[],
): void => {
  for (const { at, hasContact } of reports.toSorted((one, other) => one.at - other.at)) {
    const { contact } = participant
    if (contact !== null && at <= contact.at) continue
    participant.contact = { at, noContactSince: hasContact ? null : (contact?.noContactSince ?? at) }
  }
}

const isFresh = (at: number, now: number): boolean => signalStateAt(now - at) !== 'disconnected'

/**
 * Whether the strap reports more than 5 s off the skin: by its values or, before the start and next to impossible
 * values, by its reports alone.
 */
export const isOffSkinAt = ({ samples, contact, tally }: LiveParticipant, now: number): boolean => {
  const newest = samples.last()
  if (newest !== null && (contact === null || contact.at <= newest.at)) {
    return isFresh(newest.at, now) && isOffSkin(tally)
  }
  if (contact === null || contact.noContactSince === null || !isFresh(contact.at, now)) return false
  return isOffSkinAfter(contact.at - contact.noContactSince)
}

export const counts = (liveClass: Pick<LiveClass, 'startAt' | 'finishAt'>, at: number): boolean =>
  at >= liveClass.startAt && at < liveClass.finishAt

/** `known`: the moment already has a sample. `crowded`: the second is full. */
export type Taken = 'new' | 'known' | 'crowded'

const takeBefore = (participant: LiveParticipant, sample: StoredSample): Taken => {
  const { latest } = participant
  const tenth = Math.floor(sample.at / 100)
  if (participant.preStartTenths.has(tenth)) return 'known'
  participant.preStartTenths.add(tenth)
  if (latest !== null && latest.at >= sample.at) return 'new'
  participant.latest = sample
  if (participant.tally.lastSecond === null)
    participant.displayedSampleAt = participant.receivedAtByFutureStamp.get(sample.at) ?? sample.at
  return 'new'
}

const takeCounted = (liveClass: LiveClass, participant: LiveParticipant, sample: StoredSample): Taken => {
  const { samples } = participant
  const second = liveClass.startAt + secondOf(liveClass, sample.at) * 1000
  const isCrowded = samples.countWithin(second, second + 1000) >= MOST_IN_A_SECOND
  if (isCrowded && samples.countWithin(sample.at, sample.at + 1) === 0) return 'crowded'
  const place = samples.add(sample)
  if (place === 'between') participant.isDirty = true
  if (place === 'last' && !participant.isDirty) tallied(liveClass, participant, sample)
  return place === 'known' ? 'known' : 'new'
}

/** A stamp older than this isn't shown as live anyway. */
const AHEAD_KEPT_MS = 10_000

const rememberAhead = ({ receivedAtByFutureStamp }: LiveParticipant, { at }: StoredSample, now: number): void => {
  if (at <= now || receivedAtByFutureStamp.has(at)) return
  for (const stamp of receivedAtByFutureStamp.keys())
    if (stamp < now - AHEAD_KEPT_MS) receivedAtByFutureStamp.delete(stamp)
  receivedAtByFutureStamp.set(at, now)
}

export const takeSample = (
  liveClass: LiveClass,
  participant: LiveParticipant,
  sample: StoredSample,
  now: number,
): Taken => {
  rememberAhead(participant, sample, now)
  return counts(liveClass, sample.at) ? takeCounted(liveClass, participant, sample) : takeBefore(participant, sample)
}
