import { uploadCenterImage } from '@repo/api-client/centers/upload-center-image'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { replaceCenterImage } from '../replace-center-image.ts'

export const uploadCenterImageRoute = route(uploadCenterImage, async ({ params }, call) => {
  if (params.uuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  return replaceCenterImage(call)
})
