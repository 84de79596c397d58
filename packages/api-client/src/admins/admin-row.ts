import { ROLES } from '@repo/domain/permissions'
import * as z from 'zod/mini'

import { OptionalText } from '../core/optional-text.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { VersionShape } from '../core/seen.ts'

const AdminRowWire = z.object({
  uuid: z.string(),
  name: z.string(),
  last_name_1: z.string(),
  last_name_2: OptionalText,
  email: z.string(),
  landline: OptionalText,
  mobile_phone: OptionalText,
  role: z.enum(ROLES),
  /** Whether they may sign in. */
  status: z.boolean(),
  image_url: OptionalText,
  created: Moment,
  ...VersionShape,
})

export const AdminRowCodec = renamed(AdminRowWire, {
  last_name_1: 'lastName1',
  last_name_2: 'lastName2',
  mobile_phone: 'mobilePhone',
  status: 'isActive',
  image_url: 'imageUrl',
  created: 'createdAt',
})
/** Somebody of the staff, as lists show them. */
export type AdminRow = z.output<typeof AdminRowCodec>
