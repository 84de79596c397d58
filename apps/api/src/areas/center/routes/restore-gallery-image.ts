import { restoreGalleryImage } from '@repo/api-client/centers/restore-gallery-image'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../change-center.ts'
import { restoreGalleryImage as restore } from '../change-gallery.ts'

export const restoreGalleryImageRoute = route(restoreGalleryImage, ({ params }, call) =>
  changeCenter(call, async (tx) => {
    await restore(tx, params.uuid, call.context.clock.now())
    return { message: 'ok' }
  }),
)
