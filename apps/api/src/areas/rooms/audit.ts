import { compareNames } from '@repo/domain/core/name-order'
import { eq } from 'drizzle-orm'

import { roomCoaches, rooms } from '../../database/schema/rooms.ts'
import { administrators } from '../../database/schema/staff.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'

const named = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ')

export const readRoom: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx.select().from(rooms).where(eq(rooms.uuid, uuid))
  if (row === undefined || row.deletedAt !== null) return null
  const coaches = await tx
    .select({ name: administrators.name, lastName1: administrators.lastName1 })
    .from(roomCoaches)
    .innerJoin(administrators, eq(administrators.uuid, roomCoaches.adminUuid))
    .where(eq(roomCoaches.roomUuid, uuid))
  const { name, description, isActive, backgroundUrl, logoUrl } = row
  const coachNames = coaches.map((coach) => named(coach.name, coach.lastName1)).toSorted(compareNames)
  return {
    name,
    fields: { name, description, isActive, coaches: coachNames.join(', ') || null },
    secret: { background: backgroundUrl, logo: logoUrl },
  }
}
