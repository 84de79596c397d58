import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Uuid } from '../core/schemas.ts'

/** Replaces the center's logo: png or jpeg, at most 2 MB, re-encoded by the server. */
export const uploadCenterImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/center/{uuid}/image',
    summary: 'Replace the logo of the center',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    upload: 'image_admin',
    response: z.object({ url: z.string() }),
    errors: { 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)
