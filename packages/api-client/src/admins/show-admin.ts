import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'

/** One administrator: the signed-in one, or any of the branch with administrator_show. */
export const showAdmin = endpoint({
  method: 'GET',
  path: '/api/v2/admin/user/{uuid}',
  summary: 'Show an administrator',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  response: z.object({
    uuid: z.string(),
    name: z.string(),
    last_name_1: z.string(),
    last_name_2: z.nullable(z.string()),
    landline: z.nullable(z.string()),
    mobile_phone: z.nullable(z.string()),
    email: z.string(),
    role: z.string(),
    image_url: z.nullable(z.string()),
  }),
})

export interface Admin {
  readonly uuid: string
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly role: string
  readonly imageUrl: string | null
}

/** Our shape of an administrator. */
export const adminOf = (wire: ResponseOf<typeof showAdmin>): Admin => ({
  uuid: wire.uuid,
  name: wire.name,
  lastName: [wire.last_name_1, wire.last_name_2].filter(Boolean).join(' '),
  email: wire.email,
  role: wire.role,
  imageUrl: wire.image_url,
})
