import { eq } from 'drizzle-orm'

import { sensors } from '../../database/schema/sensors.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'

export const readSensor: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx.select().from(sensors).where(eq(sensors.uuid, uuid))
  if (row === undefined) return null
  const { name, mac, centerNumber, ownership } = row
  // the wearer is a member's id and is stored where erasing the member finds it
  return { name, fields: { name, mac, centerId: centerNumber, ownership }, secret: { wearer: row.memberUuid } }
}
