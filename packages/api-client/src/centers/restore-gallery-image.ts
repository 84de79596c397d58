import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Puts a picture back into the gallery, where it was, within minutes of its deletion. */
export const restoreGalleryImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/branch/image/{uuid}/restore',
    summary: 'Put a deleted picture of the center back',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    response: Done,
    errors: { 409: ['gallery-full'] },
  }),
)
