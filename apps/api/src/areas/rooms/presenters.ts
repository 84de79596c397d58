import type { DaqDevice, Room, RoomClass } from '@repo/api-client/rooms/room'
import { daqStateOf } from '@repo/domain/rooms/daq-device'
import { stepsIconOf } from '@repo/domain/trainings/training-type'

import type { View } from '../../http/authentication/principal.ts'
import type { Language } from '../../lib/language.ts'
import { staffChannel } from '../../realtime/branch-events.ts'
import { mayContinueUntil } from '../classes/class-commands.ts'
import type { ClassRow } from '../classes/class-queries.ts'
import type { LettersOf } from '../classes/joining/class-letters.ts'
import { trainingNameOf } from '../trainings/presenters.ts'
import type { RoomWithClass } from './room-queries.ts'

interface Presenting {
  readonly language: Language
  readonly now: number
  readonly lettersOf: LettersOf
  readonly view: View
}

const stoppedOf = (row: ClassRow, by: string | null): RoomClass['stopped'] => {
  const until = mayContinueUntil(row)
  return row.endedAt === null || until === null ? null : { by, at: row.endedAt, mayContinueUntil: new Date(until) }
}

const presentClass = (
  { class: row, trainingType, startedBy, stoppedBy }: NonNullable<RoomWithClass['current']>,
  { language, lettersOf, view }: Presenting,
): RoomClass => ({
  uuid: row.uuid,
  channel: row.channel,
  ...(view === 'staff' ? { staffChannel: staffChannel(row.branchUuid, row.uuid) } : {}),
  trainingTypeUuid: row.trainingTypeUuid,
  trainingName: trainingNameOf(trainingType, language),
  capacity: row.capacity,
  duration: row.durationMinutes,
  delay: row.delayMinutes,
  order: row.dataOrder,
  startAt: row.startAt,
  finishAt: row.finishAt,
  remoteState: row.remoteState,
  stepsIcon: trainingType.stepKind === null ? null : stepsIconOf(trainingType.stepKind),
  stepKind: trainingType.stepKind,
  // an ended class no longer streams, even if its meeting is still open
  isStreaming: row.isStreaming && row.remoteState === 'running',
  joinLetters: lettersOf(row.uuid),
  startedBy,
  stopped: stoppedOf(row, stoppedBy),
  meeting: null,
})

const presentDevice = (device: RoomWithClass['devices'][number], { now, view }: Presenting): DaqDevice => {
  const { uuid, name, kind, issuedAt: keyIssuedAt, lastSeenAt, version, localIp, health } = device
  return {
    uuid,
    name,
    kind,
    state: daqStateOf(device, now),
    keyIssuedAt,
    lastSeenAt,
    version,
    localIp,
    ...(view === 'staff' && health !== null ? { health } : {}),
  }
}

/** Without devices, the address that was set when the room was added. */
const daqIpOf = ({ room, devices }: RoomWithClass): string | null =>
  devices.length === 0 ? room.daqIp : (devices.find(({ localIp }) => localIp !== null)?.localIp ?? null)

export const presentRoom = (given: RoomWithClass, presenting: Presenting): Room => {
  const { room, coaches, devices, current, last } = given
  return {
    uuid: room.uuid,
    name: room.name,
    kind: room.kind,
    isActive: room.isActive,
    joinCode: room.joinCode,
    description: room.description,
    backgroundUrl: room.backgroundUrl,
    logoUrl: room.logoUrl,
    daqIp: daqIpOf(given),
    devices: devices.map((device) => presentDevice(device, presenting)),
    updatedAt: room.updatedAt,
    version: room.version,
    coaches,
    currentClass: current === null ? null : presentClass(current, presenting),
    ...(last === null ? {} : { lastClass: last }),
  }
}
