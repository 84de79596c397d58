import { passwordLimits } from '@repo/domain/core/limits'
import type { AdminFields } from '@repo/domain/people/admin-form'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { withNames } from '../core/names.ts'
import { Email } from '../core/schemas.ts'
import { text } from '../core/text.ts'
import { adminBodyOf, AdminBodyWire, RoleWire, wireAdminBodyOf } from './admin-body.ts'

/** Somebody new; they may sign in at once. */
export type NewAdmin = Omit<AdminFields, 'isActive'>

const NewAdminWire = withNames(
  z.object({
    ...AdminBodyWire.shape,
    email: Email,
    role: RoleWire,
    password: text().check(z.minLength(passwordLimits.min), z.maxLength(passwordLimits.max)),
    password_confirmation: text(),
  }),
).check(z.refine((wire) => wire.password === wire.password_confirmation, { path: ['password_confirmation'] }))

/** Adds somebody to the staff. An e-mail that signs in somewhere answers 422 with `errors.email`. */
export const createAdmin = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/admin/user',
    summary: 'Add somebody to the staff',
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
