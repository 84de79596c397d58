import type { OwnNumbersWire } from '@repo/api-client/classes/own-numbers'
import type { PacketWire } from '@repo/api-client/classes/packet'
import { formatRemoteState } from '@repo/api-client/rooms/remote-state'
import { signalStateAt } from '@repo/domain/live/signal'
import { aboveSinceAt } from '@repo/domain/privacy/ceiling'
import { effortOf } from '@repo/domain/trainings/physiology'
import { ZONES } from '@repo/domain/trainings/zones'

import { presentPoints } from '../../trainings/presenters.ts'
import { waitingRequests } from '../joining/join-requests.ts'
import { endingSpot } from '../participant-commands.ts'
import { OPEN } from '../privacy/participant-privacy.ts'
import { markForStaff, wallEntry } from '../privacy/wall-view.ts'
import { countsInstead } from '../samples/other-classes.ts'
import { refusedStrapsOf, strapsElsewhereOf } from '../samples/refused-straps.ts'
import { isOffSkinAt, type LiveClass, type LiveParticipant, secondOf, settle } from './live-class.ts'

/** Truncates: an effort just below a zone must not look as if it reached the zone. */
const twoDecimals = (value: number): number => Math.floor(value * 100) / 100

/** JSON leaves out what is undefined, and a literal with all fields is built faster than one with spread parts. */
export const presentParticipant = (
  participant: LiveParticipant,
  now: number,
  spotUntil: number | null = null,
): PacketWire['data'][number] => {
  const { profile, tally, latest, displayedSampleAt } = participant
  const shown = tally.lastHeartRate ?? latest?.heartRate ?? null
  const effort =
    shown === null || profile.maxHeartRate === null ? null : twoDecimals(effortOf(shown, profile.maxHeartRate))
  return {
    final_user_uuid: participant.memberUuid,
    pseudonym: participant.pseudonym,
    user_url_image: participant.imageUrl,
    effort,
    hr: shown,
    calories_tot: tally.calories === null ? null : twoDecimals(tally.calories),
    steps_tot: tally.steps,
    status: displayedSampleAt !== null && signalStateAt(now - displayedSampleAt) !== 'disconnected',
    measured_at: displayedSampleAt,
    joined_at: participant.joinedAt,
    spot_until: spotUntil ?? undefined,
    contact: isOffSkinAt(participant, now) ? false : undefined,
  }
}

interface Marked {
  readonly liveClass: LiveClass
  readonly participant: LiveParticipant
  readonly now: number
}

const mark = (entry: PacketWire['data'][number], { liveClass, participant, now }: Marked): void => {
  const second = aboveSinceAt(participant.ceilingWatch, secondOf(liveClass, now))
  markForStaff(entry, participant.privacy, second === null ? null : liveClass.startAt + second * 1000)
}

export interface Packets {
  readonly staff: PacketWire
  /** The same object if no participant hides anything. */
  readonly wall: PacketWire
}

const isOpen = ({ privacy: { level, ceiling } }: LiveParticipant): boolean => level === 'all' && ceiling === null

const entriesOf = (liveClass: LiveClass, participants: readonly LiveParticipant[], now: number): PacketWire['data'] =>
  participants.map((participant) => presentParticipant(participant, now, endingSpot(liveClass, participant, now)))

/** Guests are last, by number: their place between the others would reveal who joined when. */
const byGuests = (entries: PacketWire['data']): PacketWire['data'] => {
  const guests = entries.filter((entry) => entry.guest_number !== undefined)
  if (guests.length === 0) return entries
  const named = entries.filter((entry) => entry.guest_number === undefined)
  return [...named, ...guests.toSorted((one, other) => (one.guest_number ?? 0) - (other.guest_number ?? 0))]
}

/** The packet of all data and that of displays, which withholds what participants don't show. */
export const presentPackets = (liveClass: LiveClass, now: number): Packets => {
  const requests = waitingRequests(liveClass, now).length
  const elsewhere = strapsElsewhereOf(liveClass, now).length
  const straps = refusedStrapsOf(liveClass, now).length
  const participants = [...liveClass.participants.values()].filter((participant) => !participant.isRemoved)
  const data = entriesOf(liveClass, participants, now)
  const open: PacketWire = {
    data,
    remaining_time: Math.max(0, Math.ceil((liveClass.finishAt - Math.max(now, liveClass.startAt)) / 1000)),
    time_start: new Date(liveClass.startAt).toISOString(),
    time_finish: new Date(liveClass.finishAt).toISOString(),
    sequence: liveClass.sequence,
    server_time: now,
    remote_state: formatRemoteState('running'),
    ...(requests === 0 ? {} : { join_requests: requests }),
    ...(elsewhere === 0 ? {} : { straps_elsewhere: elsewhere }),
    ...(straps === 0 ? {} : { refused_straps: straps }),
  }
  if (participants.every(isOpen)) return { staff: open, wall: open }
  const onWall = data.map((entry, index) => wallEntry(entry, participants[index]?.privacy ?? OPEN))
  for (const [index, participant] of participants.entries()) {
    const entry = data[index]
    if (entry !== undefined && !isOpen(participant)) mark(entry, { liveClass, participant, now })
  }
  const shown = onWall.filter((entry) => entry !== null)
  const notShown = data.length - shown.length
  const wall = { ...open, data: byGuests(shown), ...(notShown === 0 ? {} : { not_shown: notShown }) }
  return { staff: open, wall }
}

export const presentOwnNumbers = (liveClass: LiveClass, participant: LiveParticipant, now: number): OwnNumbersWire => {
  settle(liveClass, participant)
  const { tally, profile } = participant
  const other = countsInstead(participant.earlierClasses, participant, now)
  const { privacy } = participant
  const entry = presentParticipant(participant, now)
  mark(entry, { liveClass, participant, now })
  return {
    ...entry,
    ...(privacy.atMost === 'all' ? {} : { visibility_at_most: privacy.atMost }),
    max_heart_rate: profile.maxHeartRate,
    rookpoints: presentPoints(tally.points),
    duration_time_tot: tally.recordedSeconds + tally.carriedSeconds,
    zones: ZONES.map((zone) => tally.zoneSeconds[zone]),
    effort_avg: tally.averageEffort,
    hr_max: tally.peakHeartRate,
    join_request:
      waitingRequests(liveClass, now).find((one) => one.participationUuid === participant.uuid)?.uuid ?? null,
    ...(other === null ? {} : { counts_in: other.roomName }),
  }
}
