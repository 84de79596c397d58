import { isPhone, plainPhone } from '@repo/domain/classes/phone'
import { passwordLimits } from '@repo/domain/core/limits'
import { type Role, ROLES } from '@repo/domain/people/permissions'
import { hasShortName } from '@repo/domain/people/short-name'
import type { AdminFields } from '@repo/domain/people/staff-form'
import * as z from 'zod/mini'

import { ApiError } from '../core/api-error.ts'
import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { exportEndpoint } from '../core/list.ts'
import { NamesShape, shortNameOf, withNames } from '../core/names.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Email, Uuid } from '../core/schemas.ts'
import { orNone, text } from '../core/text.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { CHANGED_MEANWHILE, seen, VersionShape } from '../core/with-version.ts'
import { listAdmins } from './list-staff.ts'

const PhoneText = z.union([text(), z.number()])
const Phone = z.union([text(), z.number()]).check(z.refine((given) => isPhone(plainPhone(String(given)))))

export const AdminBodyWire = z.object({
  ...NamesShape,
  landline: z.optional(orNone(PhoneText, Phone)),
  mobile_phone: Phone,
})
type AdminBodyWire = z.infer<typeof AdminBodyWire>

const RoleWire = z.enum(ROLES)

type AdminBody = Pick<AdminFields, 'name' | 'lastName1' | 'lastName2' | 'landline' | 'mobilePhone'>

const phoneOf = (given: string | number): string => plainPhone(String(given))

const adminBodyOf = (wire: AdminBodyWire): AdminBody => ({
  name: wire.name,
  lastName1: wire.last_name_1,
  lastName2: wire.last_name_2 ?? null,
  landline: wire.landline === undefined || wire.landline === null ? null : phoneOf(wire.landline),
  mobilePhone: phoneOf(wire.mobile_phone),
})

const wireAdminBodyOf = ({ name, lastName1, lastName2, landline, mobilePhone }: AdminBody): AdminBodyWire => ({
  name,
  last_name_1: lastName1,
  ...shortNameOf(hasShortName({ name, lastName1, lastName2 })),
  ...(lastName2 === null ? {} : { last_name_2: lastName2 }),
  ...(landline === null ? {} : { landline }),
  mobile_phone: mobilePhone,
})

const ADMIN_ERRORS = ['email-taken', 'password-common', 'password-of-names', 'not-created', 'general'] as const
export type AdminError = (typeof ADMIN_ERRORS)[number]

const REFUSED = 422

/** Maps an error to the form's message. Only a creation names its refusal. */
export const adminErrorOf = (error: unknown, isNew: boolean): AdminError => {
  if (!(error instanceof ApiError) || error.status !== REFUSED || !isNew) return 'general'
  if ('email' in error.fields) return 'email-taken'
  return error.code === 'password-common' || error.code === 'password-of-names' ? error.code : 'not-created'
}

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

type NewAdmin = Omit<AdminFields, 'isActive'>

const NewAdminWire = withNames(
  z.object({
    ...AdminBodyWire.shape,
    email: Email,
    role: RoleWire,
    password: text().check(z.minLength(passwordLimits.min), z.maxLength(passwordLimits.max)),
    password_confirmation: text(),
  }),
).check(z.refine((wire) => wire.password === wire.password_confirmation, { path: ['password_confirmation'] }))

/** Returns 422 with `errors.email` for an email that already signs in somewhere. */
export const createAdmin = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/admin/user',
    summary: 'Add an administrator or coach',
    access: { kind: 'staff', permission: 'administrator_create' },
    body: z.codec(NewAdminWire, z.custom<NewAdmin>(), {
      decode: (wire) => ({
        ...adminBodyOf(wire),
        email: wire.email,
        role: wire.role,
        password: wire.password,
        repeated: wire.password_confirmation,
      }),
      encode: (fields): z.infer<typeof NewAdminWire> => ({
        ...wireAdminBodyOf(fields),
        email: fields.email,
        role: fields.role,
        password: fields.password,
        password_confirmation: fields.repeated,
      }),
    }),
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: { 422: ['email-taken', 'password-common', 'password-of-names'] },
  }),
)

export interface AdminChange extends AdminBody {
  readonly role?: Role | undefined
  readonly isActive?: boolean | undefined
}

const AdminChangeWire = withNames(
  z.object({
    ...AdminBodyWire.shape,
    role: z.optional(RoleWire),
    status: z.optional(z.union([z.boolean(), z.literal(0), z.literal(1)])),
  }),
)

/** Users may change themselves. A new role or a deactivation ends all sessions of the account. */
export const updateAdmin = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/admin/user/{uuid}',
    summary: 'Update an administrator or coach',
    access: { kind: 'staff' },
    params: z.object({ uuid: Uuid }),
    body: seen(
      z.codec(AdminChangeWire, z.custom<AdminChange>(), {
        decode: (wire) => ({
          ...adminBodyOf(wire),
          role: wire.role,
          isActive: wire.status === undefined ? undefined : Boolean(wire.status),
        }),
        encode: ({ role, isActive, ...body }): z.infer<typeof AdminChangeWire> => ({
          ...wireAdminBodyOf(body),
          ...(role === undefined ? {} : { role }),
          ...(isActive === undefined ? {} : { status: isActive }),
        }),
      }),
    ),
    response: Done,
    errors: { 409: ['own-account', 'last-administrator'], ...CHANGED_MEANWHILE },
  }),
)

export const deleteAdmin = endpoint({
  method: 'DELETE',
  path: '/api/v2/admin/user/{uuid}',
  summary: 'Take somebody off the staff',
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['own-account', 'last-administrator'] },
})

export const uploadAdminImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/admin/user/{uuid}/image',
    summary: 'Replace your photo',
    access: { kind: 'staff' },
    params: z.object({ uuid: Uuid }),
    upload: 'image_admin',
    response: z.object({ url: z.string() }),
    errors: { 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)

export const exportAdmins = exportEndpoint(listAdmins, 'Export the staff as CSV or XLSX')
