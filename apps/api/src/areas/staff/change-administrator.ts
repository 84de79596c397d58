import type { AdminChange } from '@repo/api-client/admins/update-admin'
import type { Versioned } from '@repo/api-client/core/seen'
import { and, asc, eq, ne } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { administrators } from '../../database/schema/administrators.ts'
import { changeSeen } from '../../http/change-seen.ts'
import { Refusal } from '../../http/errors/refusal.ts'

type Administrator = typeof administrators.$inferSelect

/**
 * Somebody of the staff, while nobody else changes who administers the center: two who would take each other out come
 * one after the other.
 */
const lockedAdministrator = async (tx: Transaction, uuid: string): Promise<Administrator> => {
  await tx
    .select({ uuid: administrators.uuid })
    .from(administrators)
    .where(eq(administrators.role, 'admin'))
    .orderBy(asc(administrators.uuid))
    .for('update')
  const [row] = await tx.select().from(administrators).where(eq(administrators.uuid, uuid)).for('update')
  if (row === undefined) throw new Refusal('not-found')
  return row
}

const leaveAnAdministrator = async (tx: Transaction, without: string): Promise<void> => {
  const others = and(
    eq(administrators.role, 'admin'),
    eq(administrators.isActive, true),
    ne(administrators.uuid, without),
  )
  const [other] = await tx.select({ uuid: administrators.uuid }).from(administrators).where(others).limit(1)
  if (other === undefined) throw new Refusal('last-administrator')
}

interface Change {
  readonly uuid: string
  /** Who changes it. */
  readonly by: string
  readonly change: AdminChange & Versioned
}

/** Changes somebody of the staff; answers whether it ends what they work with. */
export const changeAdministrator = async (tx: Transaction, { uuid, by, change }: Change): Promise<boolean> => {
  const before = await lockedAdministrator(tx, uuid)
  const { role = before.role, isActive = before.isActive, version, ...person } = change
  const endsWork = role !== before.role || (before.isActive && !isActive)
  if (uuid === by && (role !== before.role || isActive !== before.isActive)) throw new Refusal('own-account')
  const row = eq(administrators.uuid, uuid)
  await changeSeen(tx, { table: administrators, row, version, change: { ...person, role, isActive } })
  if (endsWork && before.role === 'admin') await leaveAnAdministrator(tx, uuid)
  return endsWork
}

/** Takes somebody off the staff; answers the address of their picture. */
export const deleteAdministrator = async (
  tx: Transaction,
  { uuid, by }: Pick<Change, 'uuid' | 'by'>,
): Promise<string | null> => {
  if (uuid === by) throw new Refusal('own-account')
  const { role, imageUrl } = await lockedAdministrator(tx, uuid)
  if (role === 'admin') await leaveAnAdministrator(tx, uuid)
  await tx.delete(administrators).where(eq(administrators.uuid, uuid))
  return imageUrl
}
