import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { orElse } from '../core/or-else.ts'
import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { VersionShape } from '../core/seen.ts'

const AdminWire = z.object({
  uuid: z.string(),
  name: z.string(),
  last_name_1: orElse(z.string(), ''),
  last_name_2: z.nullable(z.string()),
  landline: z.nullable(z.string()),
  mobile_phone: z.nullable(z.string()),
  email: z.string(),
  role: orElse(z.string(), ''),
  image_url: z.nullable(z.string()),
  ...VersionShape,
})

/** One administrator: the signed-in one, or any of the branch with administrator_show. */
export const showAdmin = endpoint({
  method: 'GET',
  path: '/api/v2/admin/user/{uuid}',
  summary: 'Show an administrator',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  response: renamed(AdminWire, {
    last_name_1: 'lastName1',
    last_name_2: 'lastName2',
    mobile_phone: 'mobilePhone',
    image_url: 'imageUrl',
  }),
})
