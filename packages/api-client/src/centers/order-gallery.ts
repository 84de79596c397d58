import { galleryLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Puts the pictures of the gallery in an order. Those that are not named stand last, in the order they had. */
export const orderGallery = endpoint({
  method: 'PUT',
  path: '/api/v2/branch/image/order',
  summary: 'Order the pictures of the center',
  access: { kind: 'staff', permission: 'center_information_show' },
  body: z.object({ uuids: z.array(Uuid).check(z.maxLength(galleryLimits.images.max)) }),
  response: Done,
})
