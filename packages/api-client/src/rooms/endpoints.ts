import type { Endpoint } from '../core/endpoint.ts'
import { createRoom, deleteRoom, updateRoom, uploadRoomBackground, uploadRoomLogo } from './save-room.ts'

export const roomsEndpoints = {
  createRoom,
  updateRoom,
  deleteRoom,
  uploadRoomBackground,
  uploadRoomLogo,
} satisfies Record<string, Endpoint>
