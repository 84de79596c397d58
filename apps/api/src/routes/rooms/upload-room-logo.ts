import { uploadRoomLogo } from '@repo/api-client/rooms/upload-room-logo'

import { replaceRoomImage } from '../../commands/replace-room-image.ts'
import { route } from '../../http/route.ts'

export const uploadRoomLogoRoute = route(uploadRoomLogo, ({ params }, call) =>
  replaceRoomImage({ ...call, roomUuid: params.uuid, kind: 'logo' }),
)
