import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'

/** Everything the center holds about a member, as a ZIP of JSON and CSV files. */
export const exportMemberData = endpoint({
  method: 'GET',
  path: '/api/v2/users/{uuid}/data',
  summary: "Download a member's data",
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ uuid: Uuid }),
  download: true,
})
