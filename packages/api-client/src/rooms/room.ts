import type { RemoteState } from '@repo/domain/remote-state'
import * as z from 'zod/mini'

import { parseRemoteState } from './remote-state.ts'

/** The class a room holds, as the wire has it. */
const ClassConfigurationWire = z.object({
  uuid: z.string(),
  channel: z.string(),
  training_type_uuid: z.optional(z.string()),
  training_name: z.optional(z.string()),
  capacity: z.int(),
  duration: z.int(),
  class_delay: z.int(),
  data_order: z.string(),
  class_start_at: z.nullable(z.string()),
  class_finish_at: z.nullable(z.string()),
  remote_state: z.int(),
  steps_icon: z.nullable(z.string()),
  step_options: z.nullable(z.string()),
  streaming: z.boolean(),
  meet_number: z.nullable(z.string()),
  meet_password: z.nullable(z.string()),
  signature: z.nullable(z.string()),
})

export const RoomWire = z.object({
  uuid: z.string(),
  name: z.string(),
  type_room: z.enum(['daq', 'remote']),
  status: z.int(),
  description: z.nullable(z.string()),
  background_image: z.nullable(z.string()),
  logo_image: z.nullable(z.string()),
  daq_ip: z.nullable(z.string()),
  updated: z.string(),
  couches_asigned: z.array(z.object({ uuid: z.string(), couch_name: z.string() })),
  class_configuration: z.nullable(ClassConfigurationWire),
})
export type RoomWire = z.infer<typeof RoomWire>

export interface RoomClass {
  readonly uuid: string
  readonly channel: string
  readonly trainingTypeUuid: string | null
  readonly trainingName: string | null
  readonly capacity: number
  /** Minutes. */
  readonly duration: number
  /** Minutes between the start button and the first second that counts. */
  readonly delay: number
  readonly order: string
  readonly startAt: Date | null
  readonly finishAt: Date | null
  readonly remoteState: RemoteState
  readonly stepsIcon: string | null
  readonly isStreaming: boolean
}

export interface Room {
  readonly uuid: string
  readonly name: string
  readonly kind: 'daq' | 'remote'
  readonly isActive: boolean
  readonly description: string | null
  readonly backgroundUrl: string | null
  readonly logoUrl: string | null
  readonly coaches: readonly { readonly uuid: string; readonly name: string }[]
  readonly currentClass: RoomClass | null
}

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text))

const roomClassOf = (wire: z.infer<typeof ClassConfigurationWire>): RoomClass => ({
  uuid: wire.uuid,
  channel: wire.channel,
  trainingTypeUuid: wire.training_type_uuid ?? null,
  trainingName: wire.training_name ?? null,
  capacity: wire.capacity,
  duration: wire.duration,
  delay: wire.class_delay,
  order: wire.data_order,
  startAt: dateOrNull(wire.class_start_at),
  finishAt: dateOrNull(wire.class_finish_at),
  // a state nobody knows holds no class that could be watched
  remoteState: parseRemoteState(wire.remote_state) ?? 'idle',
  stepsIcon: wire.steps_icon,
  isStreaming: wire.streaming,
})

/** Our shape of a room. */
export const roomOf = (wire: RoomWire): Room => ({
  uuid: wire.uuid,
  name: wire.name,
  kind: wire.type_room,
  isActive: wire.status === 1,
  description: wire.description,
  backgroundUrl: wire.background_image,
  logoUrl: wire.logo_image,
  coaches: wire.couches_asigned.map((coach) => ({ uuid: coach.uuid, name: coach.couch_name })),
  currentClass: wire.class_configuration === null ? null : roomClassOf(wire.class_configuration),
})
