import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { OptionalText } from '../core/optional-text.ts'
import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { VersionShape } from '../core/seen.ts'

const AdminWire = z.object({
  uuid: z.string(),
  name: z.string(),
  last_name_1: z.string(),
  last_name_2: OptionalText,
  landline: OptionalText,
  mobile_phone: OptionalText,
  email: z.string(),
  role: z.string(),
  image_url: OptionalText,
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
