import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Uuid } from '../core/schemas.ts'

/** Replaces a room's logo image: png or jpeg, at most 2 MB, re-encoded by the server. */
export const uploadRoomLogo = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/{uuid}/logo',
    summary: 'Replace the logo image of a room',
    access: { kind: 'staff' },
    params: z.object({ uuid: Uuid }),
    upload: 'center_image',
    response: z.object({ url: z.string() }),
    errors: { 409: ['room-running'], 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)
