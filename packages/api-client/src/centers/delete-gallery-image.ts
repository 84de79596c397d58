import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Takes a picture out of the center's gallery. */
export const deleteGalleryImage = endpoint({
  method: 'DELETE',
  path: '/api/v2/branch/image/{uuid}',
  summary: 'Delete a picture of the center',
  access: { kind: 'staff', permission: 'center_information_show' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
