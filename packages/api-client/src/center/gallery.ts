import { galleryLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

export const addGalleryImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/branch/image',
    summary: 'Add a gallery image',
    access: { kind: 'staff', permission: 'center_information_show' },
    upload: 'center_image',
    response: renamed(z.object({ branch_image_uuid: z.string(), url: z.string() }), { branch_image_uuid: 'uuid' }),
    status: 201,
    errors: { 409: ['gallery-full'], 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)

export const deleteGalleryImage = endpoint({
  method: 'DELETE',
  path: '/api/v2/branch/image/{uuid}',
  summary: 'Delete a gallery image',
  access: { kind: 'staff', permission: 'center_information_show' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})

export const restoreGalleryImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/branch/image/{uuid}/restore',
    summary: 'Restore a deleted gallery image',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    response: Done,
    errors: { 409: ['gallery-full'] },
  }),
)

export const orderGallery = endpoint({
  method: 'PUT',
  path: '/api/v2/branch/image/order',
  summary: 'Reorder gallery images',
  access: { kind: 'staff', permission: 'center_information_show' },
  body: z.object({ uuids: z.array(Uuid).check(z.maxLength(galleryLimits.images.max)) }),
  response: Done,
})
