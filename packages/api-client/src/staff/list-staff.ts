import { ROLES } from '@repo/domain/people/permissions'
import * as z from 'zod/mini'

import { listEndpoint } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { VersionShape } from '../core/with-version.ts'
import { staffListDefinition } from './staff-list-definition.ts'

const AdminRowWire = z.object({
  uuid: z.string(),
  name: z.string(),
  last_name_1: orElse(z.string(), ''),
  last_name_2: z.nullable(z.string()),
  email: z.string(),
  landline: z.nullable(z.string()),
  mobile_phone: z.nullable(z.string()),
  role: z.enum(ROLES),
  status: orElse(z.boolean(), true),
  image_url: z.nullable(z.string()),
  created: z.nullable(Moment),
  ...VersionShape,
})

const AdminRowCodec = renamed(AdminRowWire, {
  last_name_1: 'lastName1',
  last_name_2: 'lastName2',
  mobile_phone: 'mobilePhone',
  status: 'isActive',
  image_url: 'imageUrl',
  created: 'createdAt',
})
export type AdminRow = z.output<typeof AdminRowCodec>

export const listAdmins = listEndpoint({
  summary: 'List the staff',
  permission: 'administrator_show',
  ...staffListDefinition,
  row: AdminRowCodec,
})
