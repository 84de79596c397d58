import type { Room, RoomClass } from '../src/rooms/room.ts'

/** A room and a class as the wire has them, each field with a value of its own. */
export const wireClass = {
  uuid: 'class-1',
  channel: 'class:1',
  training_type_uuid: 'type-1',
  training_name: 'Spinning',
  capacity: 15,
  duration: 60,
  class_delay: 2,
  data_order: 'effort',
  class_start_at: '2026-11-21T16:00:00.000Z',
  class_finish_at: '2026-11-21T17:00:00.000Z',
  remote_state: 2,
  steps_icon: 'jump',
  step_options: 'trampoline',
  streaming: true,
  join_letters: 'CDFG',
  meet_number: null,
  meet_password: null,
  signature: null,
}

export const wireRoom = {
  uuid: 'room-1',
  name: 'Ritmo',
  type_room: 'remote' as const,
  status: 1,
  join_code: 'K7M4X',
  description: 'Planta baja',
  background_image: '/b.webp',
  logo_image: '/l.webp',
  daq_ip: '10.0.0.7',
  daq_device: {
    state: 'offline' as const,
    key_issued_at: '2026-11-19T10:00:00.000Z',
    last_seen_at: '2026-11-20T09:00:00.000Z',
    version: '2.1',
  },
  updated: '2026-11-20T10:00:00.000Z',
  couches_asigned: [{ uuid: 'coach-1', couch_name: 'Leo' }],
  class_configuration: wireClass,
}

export const ourClass: RoomClass = {
  uuid: 'class-1',
  channel: 'class:1',
  trainingTypeUuid: 'type-1',
  trainingName: 'Spinning',
  capacity: 15,
  duration: 60,
  delay: 2,
  order: 'effort',
  startAt: new Date('2026-11-21T16:00:00.000Z'),
  finishAt: new Date('2026-11-21T17:00:00.000Z'),
  remoteState: 'running',
  stepsIcon: 'jump',
  stepKind: 'trampoline',
  isStreaming: true,
  joinLetters: 'CDFG',
  meeting: null,
}

export const ourRoom: Room = {
  uuid: 'room-1',
  name: 'Ritmo',
  kind: 'remote',
  isActive: true,
  joinCode: 'K7M4X',
  description: 'Planta baja',
  backgroundUrl: '/b.webp',
  logoUrl: '/l.webp',
  daqIp: '10.0.0.7',
  device: {
    state: 'offline',
    keyIssuedAt: new Date('2026-11-19T10:00:00.000Z'),
    lastSeenAt: new Date('2026-11-20T09:00:00.000Z'),
    version: '2.1',
  },
  updatedAt: new Date('2026-11-20T10:00:00.000Z'),
  coaches: [{ uuid: 'coach-1', name: 'Leo' }],
  currentClass: ourClass,
}
