import { uploadAdminImage } from '@repo/api-client/admins/upload-admin-image'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { replaceAdminImage } from '../replace-admin-image.ts'

export const uploadAdminImageRoute = route(uploadAdminImage, ({ params }, call) => {
  if (params.uuid !== call.principal.adminUuid) throw new Refusal('not-found')
  return replaceAdminImage(call)
})
