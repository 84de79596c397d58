import { uploadRoomBackground } from '@repo/api-client/rooms/upload-room-background'

import { replaceRoomImage } from '../../commands/replace-room-image.ts'
import { route } from '../../http/route.ts'

export const uploadRoomBackgroundRoute = route(uploadRoomBackground, ({ params }, call) =>
  replaceRoomImage({ ...call, roomUuid: params.uuid, kind: 'background' }),
)
