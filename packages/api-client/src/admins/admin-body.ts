import type { AdminFields } from '@repo/domain/admin-form'
import { memberLimits } from '@repo/domain/limits'
import { ROLES } from '@repo/domain/permissions'
import { isPhone, plainPhone } from '@repo/domain/phone'
import * as z from 'zod/mini'

import { optionalLine, parseOptional } from '../core/optional-text.ts'
import { line, text } from '../core/text.ts'

/** A phone number as text or as the number that other clients make of it. */
const Phone = z.union([text(), z.number()]).check(z.refine((given) => isPhone(plainPhone(String(given)))))

/** A phone number that need not be there. */
const OptionalPhone = z.codec(z.nullable(z.union([text(), z.number()])), z.nullable(Phone), {
  decode: (given) => (typeof given === 'string' ? parseOptional(given) : given),
  encode: (given) => given,
})

/** What an administrator's form sends; what may be left out and is left out is none. */
export const AdminBodyWire = z.object({
  name: line(memberLimits.name),
  last_name_1: line(memberLimits.lastName),
  last_name_2: z.optional(optionalLine(memberLimits.lastName)),
  landline: z.optional(OptionalPhone),
  mobile_phone: Phone,
})
type AdminBodyWire = z.infer<typeof AdminBodyWire>

export const RoleWire = z.enum(ROLES)

/** Who somebody is and how to reach them. */
export type AdminBody = Pick<AdminFields, 'name' | 'lastName1' | 'lastName2' | 'landline' | 'mobilePhone'>

const phoneOf = (given: string | number): string => plainPhone(String(given))

export const adminBodyOf = (wire: AdminBodyWire): AdminBody => ({
  name: wire.name,
  lastName1: wire.last_name_1,
  lastName2: wire.last_name_2 ?? null,
  landline: wire.landline === undefined || wire.landline === null ? null : phoneOf(wire.landline),
  mobilePhone: phoneOf(wire.mobile_phone),
})

export const wireAdminBodyOf = ({ name, lastName1, lastName2, landline, mobilePhone }: AdminBody): AdminBodyWire => ({
  name,
  last_name_1: lastName1,
  ...(lastName2 === null ? {} : { last_name_2: lastName2 }),
  ...(landline === null ? {} : { landline }),
  mobile_phone: mobilePhone,
})
