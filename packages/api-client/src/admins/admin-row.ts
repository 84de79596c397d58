import { ROLES, type Role } from '@repo/domain/permissions'
import * as z from 'zod/mini'

import { Instant } from '../core/schemas.ts'

const AdminRowWire = z.object({
  uuid: z.string(),
  name: z.string(),
  last_name_1: z.string(),
  last_name_2: z.nullable(z.string()),
  email: z.string(),
  landline: z.nullable(z.string()),
  mobile_phone: z.nullable(z.string()),
  role: z.enum(ROLES),
  status: z.boolean(),
  image_url: z.nullable(z.string()),
  created: Instant,
})

/** Somebody of the staff, as lists show them. */
export interface AdminRow {
  readonly uuid: string
  readonly name: string
  readonly lastName1: string
  readonly lastName2: string | null
  readonly email: string
  readonly landline: string | null
  readonly mobilePhone: string | null
  readonly role: Role
  /** Whether they may sign in. */
  readonly isActive: boolean
  readonly imageUrl: string | null
  readonly createdAt: Date
}

export const AdminRowCodec = z.codec(AdminRowWire, z.custom<AdminRow>(), {
  decode: (wire) => ({
    uuid: wire.uuid,
    name: wire.name,
    lastName1: wire.last_name_1,
    lastName2: wire.last_name_2,
    email: wire.email,
    landline: wire.landline,
    mobilePhone: wire.mobile_phone,
    role: wire.role,
    isActive: wire.status,
    imageUrl: wire.image_url,
    createdAt: new Date(wire.created),
  }),
  encode: (row) => ({
    uuid: row.uuid,
    name: row.name,
    last_name_1: row.lastName1,
    last_name_2: row.lastName2,
    email: row.email,
    landline: row.landline,
    mobile_phone: row.mobilePhone,
    role: row.role,
    status: row.isActive,
    image_url: row.imageUrl,
    created: row.createdAt.toISOString(),
  }),
})
