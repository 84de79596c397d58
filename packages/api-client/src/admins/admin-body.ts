import { isPhone, plainPhone } from '@repo/domain/classes/phone'
import type { AdminFields } from '@repo/domain/people/admin-form'
import { ROLES } from '@repo/domain/people/permissions'
import { hasShortName } from '@repo/domain/people/short-name'
import * as z from 'zod/mini'

import { NamesShape, shortNameOf } from '../core/names.ts'
import { orNone, text } from '../core/text.ts'

/** A phone number as text or as the number that other clients make of it. */
const PhoneText = z.union([text(), z.number()])
const Phone = z.union([text(), z.number()]).check(z.refine((given) => isPhone(plainPhone(String(given)))))

/** What an administrator's form sends; what may be left out and is left out is none. */
export const AdminBodyWire = z.object({
  ...NamesShape,
  landline: z.optional(orNone(PhoneText, Phone)),
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
  ...shortNameOf(hasShortName({ name, lastName1, lastName2 })),
  ...(lastName2 === null ? {} : { last_name_2: lastName2 }),
  ...(landline === null ? {} : { landline }),
  mobile_phone: mobilePhone,
})
