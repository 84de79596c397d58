import { uploadCenterImage } from '@repo/api-client/centers/upload-center-image'

import { replaceCenterImage } from '../../commands/replace-center-image.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const uploadCenterImageRoute = route(uploadCenterImage, async ({ params }, call) => {
  if (params.uuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  return replaceCenterImage(call)
})
