import { eq } from 'drizzle-orm'

import { administrators } from '../../database/schema/staff.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'

const named = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ')

export const readAdministrator: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx.select().from(administrators).where(eq(administrators.uuid, uuid))
  if (row === undefined) return null
  const { name, lastName1, lastName2, email, landline, mobilePhone, role, isActive, imageUrl } = row
  return {
    name: named(name, lastName1, lastName2),
    fields: { name, lastName1, lastName2, email, landline, mobilePhone, role, isActive },
    secret: { password: row.passwordHash, picture: imageUrl },
  }
}
