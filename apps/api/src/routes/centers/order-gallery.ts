import { orderGallery } from '@repo/api-client/centers/order-gallery'

import { changeCenter } from '../../commands/change-center.ts'
import { orderGallery as order } from '../../commands/change-gallery.ts'
import { route } from '../../http/route.ts'

export const orderGalleryRoute = route(orderGallery, async ({ body }, call) => {
  await changeCenter(call, (tx) => order(tx, body.uuids))
  return { message: 'ok' }
})
