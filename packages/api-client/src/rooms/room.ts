import { DAQ_KINDS, DAQ_STATES } from '@repo/domain/rooms/daq-device'
import type { RemoteState } from '@repo/domain/rooms/remote-state'
import * as z from 'zod/mini'

import { type Meeting, meetingOf, MeetingShape, wireMeetingOf } from '../classes/meeting.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { type Versioned, VersionShape } from '../core/with-version.ts'
import { DeviceHealthCodec } from './device-health.ts'
import { formatRemoteState, parseRemoteState } from './remote-state.ts'

const StoppedCodec = renamed(z.object({ by: z.nullable(z.string()), at: Moment, may_continue_until: Moment }), {
  may_continue_until: 'mayContinueUntil',
})

const LastClassCodec = renamed(z.object({ start_at: Moment, people: z.int() }), { start_at: 'startAt' })

const ClassConfigurationWire = z.object({
  uuid: z.string(),
  channel: z.string(),
  staff_channel: z.optional(z.string()),
  training_type_uuid: z.optional(z.string()),
  training_name: z.optional(z.string()),
  capacity: z.int(),
  duration: z.int(),
  class_delay: orElse(z.int(), 0),
  data_order: orElse(z.string(), ''),
  class_start_at: z.nullable(Moment),
  class_finish_at: z.nullable(Moment),
  remote_state: z.int(),
  steps_icon: z.nullable(z.string()),
  step_options: z.nullable(z.string()),
  streaming: orElse(z.boolean(), false),
  join_letters: z.optional(z.string()),
  stopped: z.optional(StoppedCodec),
  started_by: z.optional(z.string()),
  ...MeetingShape,
})

export interface RoomClass {
  readonly uuid: string
  readonly channel: string
  /** Only for staff, and only if the deployment has it. */
  readonly staffChannel?: string
  readonly trainingTypeUuid: string | null
  readonly trainingName: string | null
  readonly capacity: number
  readonly duration: number
  readonly delay: number
  readonly order: string
  readonly startAt: Date | null
  readonly finishAt: Date | null
  readonly remoteState: RemoteState
  readonly stepsIcon: string | null
  readonly stepKind: string | null
  readonly isStreaming: boolean
  /** Required while codes are being guessed. Null if the deployment has none. */
  readonly joinLetters: string | null
  readonly startedBy?: string | null
  readonly stopped?: {
    readonly by: string | null
    readonly at: Date
    readonly mayContinueUntil: Date
  } | null
  readonly meeting: Meeting | null
}

export interface Room extends Versioned {
  readonly uuid: string
  readonly name: string
  readonly kind: 'daq' | 'remote'
  readonly isActive: boolean
  readonly joinCode: string | null
  readonly description: string | null
  readonly backgroundUrl: string | null
  readonly logoUrl: string | null
  readonly daqIp: string | null
  readonly devices: readonly DaqDevice[]
  readonly updatedAt: Date | null
  readonly coaches: readonly { readonly uuid: string; readonly name: string }[]
  readonly currentClass: RoomClass | null
  /** The last class that anyone trained in. Absent without one, and in a deployment that doesn't send it. */
  readonly lastClass?: z.output<typeof LastClassCodec>
}

const ClassCodec = z.codec(ClassConfigurationWire, z.custom<RoomClass>(), {
  decode: (wire) => ({
    uuid: wire.uuid,
    channel: wire.channel,
    ...(wire.staff_channel === undefined ? {} : { staffChannel: wire.staff_channel }),
    trainingTypeUuid: wire.training_type_uuid ?? null,
    trainingName: wire.training_name ?? null,
    capacity: wire.capacity,
    duration: wire.duration,
    delay: wire.class_delay,
    order: wire.data_order,
    startAt: wire.class_start_at,
    finishAt: wire.class_finish_at,
    // an unknown state has no class to show
    remoteState: parseRemoteState(wire.remote_state) ?? 'idle',
    stepsIcon: wire.steps_icon,
    stepKind: wire.step_options,
    isStreaming: wire.streaming,
    joinLetters: wire.join_letters ?? null,
    ...(wire.stopped === undefined ? {} : { stopped: wire.stopped }),
    ...(wire.started_by === undefined ? {} : { startedBy: wire.started_by }),
    meeting: meetingOf(wire),
  }),
  encode: (held) => ({
    uuid: held.uuid,
    channel: held.channel,
    ...(held.staffChannel === undefined ? {} : { staff_channel: held.staffChannel }),
    ...(held.trainingTypeUuid === null ? {} : { training_type_uuid: held.trainingTypeUuid }),
    ...(held.trainingName === null ? {} : { training_name: held.trainingName }),
    capacity: held.capacity,
    duration: held.duration,
    class_delay: held.delay,
    data_order: held.order,
    class_start_at: held.startAt,
    class_finish_at: held.finishAt,
    remote_state: formatRemoteState(held.remoteState),
    steps_icon: held.stepsIcon,
    step_options: held.stepKind,
    streaming: held.isStreaming,
    ...(held.joinLetters === null ? {} : { join_letters: held.joinLetters }),
    ...(held.stopped === null || held.stopped === undefined ? {} : { stopped: held.stopped }),
    ...(held.startedBy === null || held.startedBy === undefined ? {} : { started_by: held.startedBy }),
    ...wireMeetingOf(held.meeting),
  }),
})

const DeviceCodec = renamed(
  z.object({
    uuid: z.string(),
    name: z.string(),
    kind: orElse(z.enum(DAQ_KINDS), 'other'),
    state: z.enum(DAQ_STATES),
    key_issued_at: Moment,
    last_seen_at: z.nullable(Moment),
    version: z.nullable(z.string()),
    local_ip: z.nullable(z.string()),
    health: z.optional(DeviceHealthCodec),
  }),
  { key_issued_at: 'keyIssuedAt', last_seen_at: 'lastSeenAt', local_ip: 'localIp' },
)

export type DaqDevice = z.output<typeof DeviceCodec>

const RoomWire = z.object({
  uuid: z.string(),
  name: z.string(),
  type_room: z.enum(['daq', 'remote']),
  status: orElse(z.int(), 1),
  join_code: z.optional(z.string()),
  description: z.nullable(z.string()),
  background_image: z.nullable(z.string()),
  logo_image: z.nullable(z.string()),
  daq_ip: z.nullable(z.string()),
  daq_devices: orElse(z.array(DeviceCodec), []),
  updated: z.nullable(Moment),
  ...VersionShape,
  couches_asigned: orElse(z.array(z.object({ uuid: z.string(), couch_name: z.string() })), []),
  class_configuration: z.nullable(ClassCodec),
  last_class: z.optional(LastClassCodec),
})

export const RoomCodec = z.codec(RoomWire, z.custom<Room>(), {
  decode: (wire) => ({
    uuid: wire.uuid,
    name: wire.name,
    kind: wire.type_room,
    isActive: wire.status === 1,
    joinCode: wire.join_code ?? null,
    description: wire.description,
    backgroundUrl: wire.background_image,
    logoUrl: wire.logo_image,
    daqIp: wire.daq_ip,
    devices: wire.daq_devices,
    updatedAt: wire.updated,
    version: wire.version,
    coaches: wire.couches_asigned.map((coach) => ({ uuid: coach.uuid, name: coach.couch_name })),
    currentClass: wire.class_configuration,
    ...(wire.last_class === undefined ? {} : { lastClass: wire.last_class }),
  }),
  encode: (room) => ({
    uuid: room.uuid,
    name: room.name,
    type_room: room.kind,
    status: room.isActive ? 1 : 0,
    ...(room.joinCode === null ? {} : { join_code: room.joinCode }),
    description: room.description,
    background_image: room.backgroundUrl,
    logo_image: room.logoUrl,
    daq_ip: room.daqIp,
    daq_devices: [...room.devices],
    updated: room.updatedAt,
    version: room.version,
    couches_asigned: room.coaches.map((coach) => ({ uuid: coach.uuid, couch_name: coach.name })),
    class_configuration: room.currentClass,
    ...(room.lastClass === undefined ? {} : { last_class: room.lastClass }),
  }),
})
