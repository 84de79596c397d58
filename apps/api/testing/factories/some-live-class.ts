import { newParticipant, type LiveClass, type LiveParticipant } from '../../src/areas/classes/live/live-class.ts'
import { createRoomStraps } from '../../src/areas/classes/straps/room-straps.ts'

export const CLASS_START = Date.parse('2026-11-21T16:00:00Z')

export const someLiveClass = (change: Partial<LiveClass> = {}): LiveClass => ({
  uuid: 'class',
  branchUuid: 'branch',
  roomUuid: 'room',
  channel: 'channel',
  configuredAt: CLASS_START - 60_000,
  startAt: CLASS_START,
  finishAt: CLASS_START + 3_600_000,
  capacity: 10,
  participants: new Map(),
  sequence: 0,
  epoch: 0,
  isEnding: false,
  isLost: false,
  requests: new Map(),
  strapsElsewhere: new Map(),
  roomStraps: createRoomStraps(),
  ...change,
})

export const someParticipant = (
  liveClass: LiveClass,
  uuid: string,
  change: Partial<LiveParticipant['profile']> = {},
): LiveParticipant => {
  const profile = { maxHeartRate: 190, weight: 70, sex: 'male' as const, age: 30, ...change }
  const who = { uuid, memberUuid: `member-${uuid}`, pseudonym: uuid, imageUrl: null, joinedAt: 0, profile }
  const participant = newParticipant(who)
  liveClass.participants.set(uuid, participant)
  return participant
}
