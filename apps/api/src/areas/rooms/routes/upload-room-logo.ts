import { uploadRoomLogo } from '@repo/api-client/rooms/upload-room-logo'

import { route } from '../../../http/route.ts'
import { replaceRoomImage } from '../replace-room-image.ts'

export const uploadRoomLogoRoute = route(uploadRoomLogo, ({ params }, call) =>
  replaceRoomImage({ ...call, roomUuid: params.uuid, kind: 'logo' }),
)
