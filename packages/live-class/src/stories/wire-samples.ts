import type { listJoinRequests } from '@repo/api-client/classes/list-join-requests'
import type { PacketWire } from '@repo/api-client/classes/packet'
import type { showClassSummary } from '@repo/api-client/classes/show-class-summary'
import type { WireAnswerOf } from '@repo/api-client/core/endpoint'
import type { RoomWire } from '@repo/api-client/rooms/room'
import type { listTrainingTypes } from '@repo/api-client/trainings/list-training-types'

/** The class a story's room holds. */
export interface StoryClass {
  readonly phase: 'running' | 'ended'
  readonly startAt: number
  readonly finishAt: number
  readonly members: number
  /** How long ago the straps were last heard, in milliseconds. */
  readonly silence?: number
  /** How many of the members, counted from the last, have been silent for three minutes. */
  readonly quiet?: number
  /** How many phones wait for a yes. */
  readonly requests?: number
  readonly delayMinutes?: number
}

export const ROOM_UUID = '5f0c7a52-9d3e-4c1b-8f64-000000000001'
export const CLASS_UUID = '5f0c7a52-9d3e-4c1b-8f64-000000000002'
export const CLASS_CHANNEL = 'story:class'
const CYCLING_UUID = '5f0c7a52-9d3e-4c1b-8f64-000000000003'
const TRAMPOLINE_UUID = '5f0c7a52-9d3e-4c1b-8f64-000000000004'

const NAMES = ['Colibrí', 'Rayo', 'Ñandú', 'Luna', 'Trueno', 'María José', 'Kike', 'Zoe', 'Tigre', 'Relámpago Azul']

export const done = { message: 'ok' }
export const noMeeting = { meet_number: null, meet_password: null, signature: null }

const memberUuid = (index: number): string => `5f0c7a52-9d3e-4c1b-8f64-1${String(index).padStart(11, '0')}`

const nameOf = (index: number): string => {
  const round = Math.floor(index / NAMES.length)
  return `${NAMES[index % NAMES.length] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`
}

export const trainingTypesWire: WireAnswerOf<typeof listTrainingTypes> = {
  data: [
    { training_type_uuid: CYCLING_UUID, trainig_name: 'Cycling', use_steps: null },
    { training_type_uuid: TRAMPOLINE_UUID, trainig_name: 'Trampoline', use_steps: { steps_types: 'trampoline' } },
  ],
}

export const classWire = (held: StoryClass, hasEnded: boolean): NonNullable<RoomWire['class_configuration']> => ({
  ...noMeeting,
  uuid: CLASS_UUID,
  channel: CLASS_CHANNEL,
  training_type_uuid: CYCLING_UUID,
  training_name: 'Cycling',
  capacity: 20,
  duration: Math.round((held.finishAt - held.startAt) / 60_000),
  class_delay: held.delayMinutes ?? 0,
  data_order: 'calories',
  class_start_at: new Date(held.startAt).toISOString(),
  class_finish_at: new Date(held.finishAt).toISOString(),
  remote_state: hasEnded ? 3 : 2,
  steps_icon: null,
  step_options: null,
  streaming: false,
})

export const roomWire = (held: RoomWire['class_configuration']): RoomWire => ({
  uuid: ROOM_UUID,
  name: 'Sala Fuego',
  type_room: 'remote',
  status: 1,
  description: 'Intervalos de alta intensidad, 20 lugares.',
  background_image: null,
  logo_image: null,
  daq_ip: null,
  updated: '2026-01-01T00:00:00Z',
  couches_asigned: [{ uuid: CYCLING_UUID, couch_name: 'Lucía Herrera' }],
  class_configuration: held,
})

export const packetWire = (held: StoryClass, sequence: number): PacketWire => {
  const now = Date.now()
  const quietFrom = held.members - (held.quiet ?? 0)
  const silenceOf = (index: number) => (index >= quietFrom ? 180_000 : (held.silence ?? 0))
  return {
    data: Array.from({ length: held.members }, (_, index) => ({
      final_user_uuid: memberUuid(index),
      pseudonym: nameOf(index),
      user_url_image: null,
      effort: 52 + ((index * 7) % 46),
      hr: 98 + ((index * 13) % 86),
      calories_tot: 320 - index * 9,
      steps_tot: null,
      status: silenceOf(index) < 30_000,
      measured_at: now - silenceOf(index),
    })),
    remaining_time: Math.max(0, Math.round((held.finishAt - now) / 1000)),
    time_finish: new Date(held.finishAt).toISOString(),
    sequence,
    server_time: now,
    remote_state: 2,
    ...(held.requests === undefined ? {} : { join_requests: held.requests }),
  }
}

export const summaryWire = (members: number): WireAnswerOf<typeof showClassSummary> => ({
  uuid: CLASS_UUID,
  training_name: 'Cycling',
  class_start_at: '2026-01-01T18:00:00Z',
  ended_at: '2026-01-01T19:00:00Z',
  participants: Array.from({ length: members }, (_, index) => ({
    final_user_uuid: memberUuid(index),
    pseudonym: nameOf(index),
    user_url_image: null,
    effort_avg: 81.4 - index * 2,
    hr_max: 182 - index,
    calories_tot: index === 3 ? null : 512 - index * 21,
    steps_tot: null,
    rookpoints: 174.5 - index * 11,
    duration_time_tot: 3540 - index * 60,
    zones: [240, 480, 900, 1260, 600 - index * 60],
    below_time_tot: 60,
  })),
})

export const joinRequestsWire = (count: number): WireAnswerOf<typeof listJoinRequests> => ({
  data: Array.from({ length: count }, (_, index) => ({
    uuid: `5f0c7a52-9d3e-4c1b-8f64-2${String(index).padStart(11, '0')}`,
    user_uuid: memberUuid(index),
    pseudonym: nameOf(index),
    asked_at: '2026-01-01T18:00:00Z',
  })),
})
