import { randomUUID } from 'node:crypto'

import type { roomsEndpoints } from '@repo/api-client/rooms/endpoints'

import { type World } from '../world.ts'
import { BOTH_ROLES, type CallRows } from './call-row.ts'

const room = (world: World) => ({
  room_name: `Sala ${randomUUID().slice(0, 8)}`,
  status: true,
  couches: [{ uuid: world.coach.uuid }],
  branch_uuid: world.branch.uuid,
})

export const roomsCalls: CallRows<typeof roomsEndpoints> = {
  createRoom: {
    granted: ['admin'],
    valid: (world) => ({
      body: { ...room(world), create_by: world.admin.uuid, type_room: 'remote', remote_status: 1 },
    }),
    needsFeature: true,
  },
  updateRoom: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.idle.uuid, body: room(world) }),
  },
  deleteRoom: {
    granted: ['admin'],
    valid: (world) => ({ id: world.idle.uuid }),
    needsFeature: true,
  },
  uploadRoomBackground: {
    granted: ['admin'],
    valid: (world) => ({ id: world.idle.uuid }),
  },
  uploadRoomLogo: {
    granted: ['admin'],
    valid: (world) => ({ id: world.idle.uuid }),
  },
}
