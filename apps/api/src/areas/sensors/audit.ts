import { eq } from 'drizzle-orm'

import { sensors } from '../../database/schema/sensors.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'
import { readAddresses } from './sensor-queries.ts'

export const readSensor: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx.select().from(sensors).where(eq(sensors.uuid, uuid))
  if (row === undefined) return null
  const { name, centerNumber, ownership } = row
  const { mac, ant } = await readAddresses(tx, uuid)
  // the wearer is a member's id and is stored where erasing the member finds it
  return { name, fields: { name, mac, ant, centerId: centerNumber, ownership }, secret: { wearer: row.memberUuid } }
}
