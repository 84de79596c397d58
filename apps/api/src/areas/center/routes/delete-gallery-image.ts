import { deleteGalleryImage } from '@repo/api-client/centers/delete-gallery-image'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../change-center.ts'
import { deleteGalleryImage as remove } from '../change-gallery.ts'

export const deleteGalleryImageRoute = route(deleteGalleryImage, async ({ params }, call) => {
  await changeCenter(call, (tx) => remove(tx, params.uuid, call.context.clock.now()))
  return { message: 'ok' }
})
