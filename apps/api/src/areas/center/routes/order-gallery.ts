import { orderGallery } from '@repo/api-client/centers/order-gallery'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../change-center.ts'
import { orderGallery as order } from '../change-gallery.ts'

export const orderGalleryRoute = route(orderGallery, async ({ body }, call) => {
  await changeCenter(call, (tx) => order(tx, body.uuids))
  return { message: 'ok' }
})
