import { uploadRoomBackground } from '@repo/api-client/rooms/upload-room-background'

import { route } from '../../../http/route.ts'
import { replaceRoomImage } from '../replace-room-image.ts'

export const uploadRoomBackgroundRoute = route(uploadRoomBackground, ({ params }, call) =>
  replaceRoomImage({ ...call, roomUuid: params.uuid, kind: 'background' }),
)
