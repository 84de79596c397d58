import type { RequestState } from '@repo/domain/classes/second-phone'
import { isOffSkinAfter, signalStateAt } from '@repo/domain/live/signal'
import type { StrapRefusal } from '@repo/domain/sensors/refused-strap'
import { addSample, emptyTally, isOffSkin, type Tally, type TallyProfile } from '@repo/domain/trainings/tally'

import type { OtherClass } from '../samples/other-classes.ts'
import { createSampleSeries, type SampleSeries, type StoredSample } from './sample-series.ts'

interface ContactReport {
  readonly at: number
  readonly noContactSince: number | null
}

/** One participant of a class in memory: its samples, and the account that follows from them. */
export interface LiveParticipant {
  readonly uuid: string
  readonly memberUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly joinedAt: number
  readonly profile: TallyProfile
  readonly samples: SampleSeries
  /** Tenths of a second heard of while the class waited. */
  readonly preStartTenths: Set<number>
  tally: Tally
  /** When the value that is shown was measured, or came in, whichever is earlier; null while nothing is shown. */
  displayedSampleAt: number | null
  /** When samples came in that are stamped later than that. */
  readonly receivedAtByFutureStamp: Map<number, number>
  /** Set when a sample came out of order: the account is then computed anew from all samples. */
  isDirty: boolean
  /** The newest value of the strap while the class waits. */
  latest: StoredSample | null
  /** The strap's newest report, and since when all have been of no skin contact; nothing counts by it. */
  contact: ContactReport | null
  /** Out of the class: let out, gone, or banned. */
  isRemoved: boolean
  /** Since when; null while the participant is in. What was measured before counts. */
  removedAt: number | null
  /** Whether a ban of the room came with it. */
  isBanned: boolean
  /** Since when the participant holds a spot: the last joining. */
  presentSince: number
  /** The strap that measured last. */
  sensorName: string | null
  /** Overlapping classes that the member joined before, in which values count instead; null until they are read. */
  earlierClasses: readonly OtherClass[] | null
  /** When the phone that has the participation last said anything; null when none is known to. */
  phoneHeardAt: number | null
}

/** A phone that wants to go on with a participation that another phone has. */
export interface JoinRequest {
  readonly uuid: string
  readonly participationUuid: string
  readonly askedAt: number
  /** When the phone last asked what has become of it. */
  heardAt: number
  state: Exclude<RequestState, 'unknown'>
}

/** A member whose strap is heard in a class although it counts in another one. */
export interface StrapElsewhere {
  readonly memberUuid: string
  readonly pseudonym: string
  /** Where it counts. */
  readonly roomName: string
  readonly heardAt: number
}

/** A strap that a device hears in the room of a class, and that does not count there. */
export interface RefusedStrap {
  readonly mac: string
  readonly reason: StrapRefusal
  /** As the center calls it; null for one that it does not know. */
  readonly name: string | null
  /** Who wears it. */
  readonly member: { readonly uuid: string; readonly pseudonym: string } | null
  readonly heardAt: number
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
  /** Which of the times it was taken up this is; see the column. */
  readonly epoch: number
  isEnding: boolean
  /** Set when another server has the class: what is here is no longer the truth. */
  isLost: boolean
  /** Phones that want to go on in another one's place, by the hash of their secret. */
  readonly requests: Map<string, JoinRequest>
  /** Straps heard here that count in another class, by member. */
  readonly strapsElsewhere: Map<string, StrapElsewhere>
  /** Straps that devices hear in the room and that do not count, by address; absent before the first of them. */
  refusedStraps?: Map<string, RefusedStrap>
}

export type NewParticipant = Pick<
  LiveParticipant,
  'uuid' | 'memberUuid' | 'pseudonym' | 'imageUrl' | 'joinedAt' | 'profile'
>

export const newParticipant = (
  given: NewParticipant,
  { removedAt = null, sensorName = null }: { removedAt?: number | null; sensorName?: string | null } = {},
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
  isRemoved: removedAt !== null,
  removedAt,
  isBanned: false,
  presentSince: given.joinedAt,
  sensorName,
  earlierClasses: null,
  phoneHeardAt: null,
})

export const takeOut = (participant: LiveParticipant, { at, isBanned }: { at: number; isBanned: boolean }): void => {
  Object.assign(participant, { isRemoved: true, removedAt: at, isBanned })
}

/** Gives a rejoining member a spot and continues their numbers. */
export const bringBack = (participant: LiveParticipant, now: number): void => {
  Object.assign(participant, { isRemoved: false, removedAt: null, isBanned: false, presentSince: now })
}

/** The whole second of the class a moment lies in; negative before the start. */
export const secondOf = (liveClass: Pick<LiveClass, 'startAt'>, at: number): number =>
  Math.floor((at - liveClass.startAt) / 1000)

/** Samples of one participant that are kept of one second; no strap has as many, a hostile phone has more. */
const MOST_IN_A_SECOND = 10

/**
 * Takes a sample into the account. What is shown from then on is the value that was accepted last, with its own time:
 * one that is held back is not shown, and does not make an older value look fresh.
 */
const tallied = (liveClass: LiveClass, participant: LiveParticipant, sample: StoredSample): void => {
  const { at, heartRate, steps, hasContact } = sample
  const second = secondOf(liveClass, at)
  const before = participant.tally
  const counted = { second, heartRate, hasContact, ...(steps === null ? {} : { steps }) }
  participant.tally = addSample(before, counted, participant.profile)
  if (participant.tally.recordedSeconds > before.recordedSeconds) {
    participant.displayedSampleAt = participant.receivedAtByFutureStamp.get(at) ?? at
  }
}

/** Computes a participant's account anew from the samples, after one came late. */
export const settle = (liveClass: LiveClass, participant: LiveParticipant): void => {
  if (!participant.isDirty) return
  participant.tally = emptyTally(participant.profile)
  for (const sample of participant.samples) tallied(liveClass, participant, sample)
  participant.isDirty = false
}

/** Takes note of what a strap reports of the skin, in any order; what is older than the newest report changes nothing. */
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
 * Whether a participant's strap reports, as of now, that it has been off the skin for more than 5 s: by its values, or,
 * before the class starts and beside impossible values, by its reports alone.
 */
export const isOffSkinAt = ({ samples, contact, tally }: LiveParticipant, now: number): boolean => {
  const newest = samples.last()
  if (newest !== null && (contact === null || contact.at <= newest.at)) {
    return isFresh(newest.at, now) && isOffSkin(tally)
  }
  if (contact === null || contact.noContactSince === null || !isFresh(contact.at, now)) return false
  return isOffSkinAfter(contact.at - contact.noContactSince)
}

/** Whether a moment lies within the part of the class that counts. */
export const counts = (liveClass: Pick<LiveClass, 'startAt' | 'finishAt'>, at: number): boolean =>
  at >= liveClass.startAt && at < liveClass.finishAt

/** What became of a valid sample: it counts, its moment is known already, or its second is full. */
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

/** A stamp older than this is no longer shown as live, whatever the truth. */
const AHEAD_KEPT_MS = 10_000

const rememberAhead = ({ receivedAtByFutureStamp }: LiveParticipant, { at }: StoredSample, now: number): void => {
  if (at <= now || receivedAtByFutureStamp.has(at)) return
  for (const stamp of receivedAtByFutureStamp.keys())
    if (stamp < now - AHEAD_KEPT_MS) receivedAtByFutureStamp.delete(stamp)
  receivedAtByFutureStamp.set(at, now)
}

/** Takes one valid sample in that came `now`. */
export const takeSample = (
  liveClass: LiveClass,
  participant: LiveParticipant,
  sample: StoredSample,
  now: number,
): Taken => {
  rememberAhead(participant, sample, now)
  return counts(liveClass, sample.at) ? takeCounted(liveClass, participant, sample) : takeBefore(participant, sample)
}
