import { deleteGalleryImage } from '@repo/api-client/centers/delete-gallery-image'

import { changeCenter } from '../../commands/change-center.ts'
import { deleteGalleryImage as remove } from '../../commands/change-gallery.ts'
import { route } from '../../http/route.ts'

export const deleteGalleryImageRoute = route(deleteGalleryImage, async ({ params }, call) => {
  await changeCenter(call, (tx) => remove(tx, params.uuid, call.context.clock.now()))
  return { message: 'ok' }
})
