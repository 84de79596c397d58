import { formatRemoteState } from '@repo/api-client/rooms/remote-state'
import type { RoomWire } from '@repo/api-client/rooms/room'
import { stepsIconOf, type StepKind } from '@repo/domain/training-type'

import type { Language } from '../errors/sentences.ts'
import type { RoomWithClass } from '../queries/rooms.ts'
import { trainingNameOf } from './training-name.ts'

const presentClass = ({ class: row, trainingType }: NonNullable<RoomWithClass['current']>, language: Language) => ({
  uuid: row.uuid,
  channel: row.channel,
  training_type_uuid: row.trainingTypeUuid,
  training_name: trainingNameOf(trainingType, language),
  capacity: row.capacity,
  duration: row.durationMinutes,
  class_delay: row.delayMinutes,
  data_order: row.dataOrder,
  class_start_at: row.startAt.toISOString(),
  class_finish_at: row.finishAt.toISOString(),
  remote_state: formatRemoteState(row.remoteState),
  steps_icon: trainingType.stepKind === null ? null : stepsIconOf(trainingType.stepKind as StepKind),
  step_options: trainingType.stepKind,
  streaming: row.isStreaming,
  meet_number: null,
  meet_password: null,
  signature: null,
})

/** A room as the wire has it, in the language of the call. */
export const presentRoom = ({ room, coaches, current }: RoomWithClass, language: Language): RoomWire => ({
  uuid: room.uuid,
  name: room.name,
  type_room: room.kind,
  status: room.isActive ? 1 : 0,
  description: room.description,
  background_image: room.backgroundUrl,
  logo_image: room.logoUrl,
  daq_ip: room.daqIp,
  updated: room.updatedAt.toISOString(),
  couches_asigned: coaches.map(({ uuid, name }) => ({ uuid, couch_name: name })),
  class_configuration: current === null ? null : presentClass(current, language),
})
