import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Uuid } from '../core/schemas.ts'

/** Replaces one's own picture: png or jpeg, at most 2 MB, re-encoded by the server. */
export const uploadAdminImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/admin/user/{uuid}/image',
    summary: 'Replace the own picture',
    access: { kind: 'staff' },
    params: z.object({ uuid: Uuid }),
    upload: 'image_admin',
    response: z.object({ url: z.string() }),
    errors: { 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)
