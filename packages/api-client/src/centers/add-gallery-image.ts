import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'

/** Adds a picture to the center's gallery: png or jpeg, at most 2 MB, re-encoded by the server. It stands last. */
export const addGalleryImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/branch/image',
    summary: 'Add a picture of the center',
    access: { kind: 'staff', permission: 'center_information_show' },
    upload: 'center_image',
    response: renamed(z.object({ branch_image_uuid: z.string(), url: z.string() }), { branch_image_uuid: 'uuid' }),
    status: 201,
    errors: { 409: ['gallery-full'], 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)
