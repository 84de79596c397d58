import type { AdminRow } from '@repo/api-client/admins/admin-row'
import { parseLastName2 } from '@repo/domain/member-form'

import type { administrators } from '../../../database/schema/administrators.ts'

/** Somebody of the staff as lists show them. */
export const presentAdministrator = (row: typeof administrators.$inferSelect): AdminRow => ({
  uuid: row.uuid,
  name: row.name,
  lastName1: row.lastName1,
  // stored by versions that took the text as it came
  lastName2: parseLastName2(row.lastName2),
  email: row.email,
  landline: row.landline,
  mobilePhone: row.mobilePhone,
  role: row.role === 'admin' ? 'admin' : 'coach',
  isActive: row.isActive,
  imageUrl: row.imageUrl,
  createdAt: row.createdAt,
  version: row.version,
})
