import { uploadAdminImage } from '@repo/api-client/admins/upload-admin-image'

import { replaceAdminImage } from '../../commands/replace-admin-image.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const uploadAdminImageRoute = route(uploadAdminImage, ({ params }, call) => {
  if (params.uuid !== call.principal.adminUuid) throw new Refusal('not-found')
  return replaceAdminImage(call)
})
