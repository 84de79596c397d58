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

export const presentDevice = (key: RoomWithClass['key'], now: number): DaqDevice => {
  const contact = { keyIssuedAt: key?.issuedAt ?? null, lastSeenAt: key?.lastSeenAt ?? null }
  return { ...contact, state: daqStateOf(contact, now), version: key?.version ?? null }
}

export const presentRoom = ({ room, coaches, key, current, last }: RoomWithClass, presenting: Presenting): Room => ({
  uuid: room.uuid,
  name: room.name,
  kind: room.kind,
  isActive: room.isActive,
  joinCode: room.joinCode,
  description: room.description,
  backgroundUrl: room.backgroundUrl,
  logoUrl: room.logoUrl,
  daqIp: room.daqIp,
  device: room.kind === 'remote' ? null : presentDevice(key, presenting.now),
  updatedAt: room.updatedAt,
  version: room.version,
  coaches,
  currentClass: current === null ? null : presentClass(current, presenting),
  ...(last === null ? {} : { lastClass: last }),
})
