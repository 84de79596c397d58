import type { Role } from '@repo/domain/people/permissions'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { withNames } from '../core/names.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { adminBodyOf, AdminBodyWire, RoleWire, wireAdminBodyOf, type AdminBody } from './admin-body.ts'

/** What is left out stays as it is. */
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

/**
 * Changes somebody of the staff: the own profile, or with `user_edit` anybody's, with role and status. The e-mail
 * stays. Whoever gets another role or may no longer sign in is signed out everywhere.
 */
export const updateAdmin = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/admin/user/{uuid}',
    summary: 'Change somebody of the staff',
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
