import type { Endpoint } from '../core/endpoint.ts'
import { createRoom } from './create-room.ts'
import { deleteRoom } from './delete-room.ts'
import { updateRoom } from './update-room.ts'
import { uploadRoomBackground } from './upload-room-background.ts'
import { uploadRoomLogo } from './upload-room-logo.ts'

export const roomsEndpoints = {
  createRoom,
  updateRoom,
  deleteRoom,
  uploadRoomBackground,
  uploadRoomLogo,
} satisfies Record<string, Endpoint>
