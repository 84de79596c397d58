import { restoreGalleryImage } from '@repo/api-client/centers/restore-gallery-image'

import { changeCenter } from '../../commands/change-center.ts'
import { restoreGalleryImage as restore } from '../../commands/change-gallery.ts'
import { route } from '../../http/route.ts'

export const restoreGalleryImageRoute = route(restoreGalleryImage, ({ params }, call) =>
  changeCenter(call, async (tx) => {
    await restore(tx, params.uuid, call.context.clock.now())
    return { message: 'ok' }
  }),
)
