import type { roomsEndpoints } from '@repo/api-client/rooms/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { createRoomRoute } from './create-room.ts'
import { deleteRoomRoute } from './delete-room.ts'
import { updateRoomRoute } from './update-room.ts'
import { uploadRoomBackgroundRoute } from './upload-room-background.ts'
import { uploadRoomLogoRoute } from './upload-room-logo.ts'

export const roomsRoutes: RoutesOf<typeof roomsEndpoints> = {
  createRoom: createRoomRoute,
  updateRoom: updateRoomRoute,
  deleteRoom: deleteRoomRoute,
  uploadRoomBackground: uploadRoomBackgroundRoute,
  uploadRoomLogo: uploadRoomLogoRoute,
}
