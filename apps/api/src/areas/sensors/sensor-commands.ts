import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/with-version'
import type { HandOver } from '@repo/api-client/sensors/endpoints'
import type { SensorFields } from '@repo/domain/sensors/sensor-form'
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { sensors } from '../../database/schema/sensors.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'

const asTaken = (error: unknown): never => {
  if (violatedUnique(error) === 'sensors_mac') {
    throw new Refusal('sensor-taken', { fields: { sensor_mac: 'sensor-taken' } })
  }
  throw error
}

const columnsOf = ({ name, mac, centerId }: SensorFields, now: number) => ({
  name,
  mac,
  centerNumber: centerId,
  updatedAt: new Date(now),
})

export const createSensor = async (
  tx: Transaction,
  { branchUuid, fields, now }: { readonly branchUuid: string; readonly fields: SensorFields; readonly now: number },
): Promise<string> => {
  const uuid = randomUUID()
  const ownership = fields.ownership === 'user' ? 'owned' : 'center'
  await tx
    .insert(sensors)
    .values({ uuid, branchUuid, ownership, ...columnsOf(fields, now) })
    .catch(asTaken)
  return uuid
}

/** A lent sensor of the center stays lent. */
export const updateSensor = async (
  tx: Transaction,
  { uuid, fields, now }: { readonly uuid: string; readonly fields: SensorFields & Versioned; readonly now: number },
): Promise<void> => {
  const theCenters = sql`case when ${sensors.memberUuid} is null then 'center' else 'borrowed' end`
  const change = { ...columnsOf(fields, now), ownership: fields.ownership === 'user' ? 'owned' : theCenters } as const
  await updateWithVersion(tx, { table: sensors, row: eq(sensors.uuid, uuid), version: fields.version, change }).catch(
    asTaken,
  )
}

/** Trainings made with the sensor keep its name. */
export const deleteSensor = async (tx: Transaction, uuid: string): Promise<void> => {
  const gone = await tx.delete(sensors).where(eq(sensors.uuid, uuid)).returning({ uuid: sensors.uuid })
  if (gone.length === 0) throw new Refusal('not-found')
}

/** Throws if the sensor was moved concurrently. */
export const handOverSensor = async (
  tx: Transaction,
  { uuid, from, to, now }: HandOver & { readonly uuid: string; readonly now: number },
): Promise<void> => {
  const [sensor] = await tx.select().from(sensors).where(eq(sensors.uuid, uuid)).for('update')
  if (sensor === undefined) throw new Refusal('not-found')
  if (sensor.memberUuid !== from) throw new Refusal('sensor-moved')
  if (to !== null) {
    const linked = and(eq(members.uuid, to), isNull(members.unlinkedAt))
    const [wearer] = await tx.select({ uuid: members.uuid }).from(members).where(linked)
    if (wearer === undefined) throw new Refusal('wearer-unknown', { fields: { user_uuid: 'wearer-unknown' } })
  }
  const theCenters = to === null ? 'center' : 'borrowed'
  const ownership = sensor.ownership === 'owned' ? 'owned' : theCenters
  await tx
    .update(sensors)
    .set({ memberUuid: to, ownership, updatedAt: new Date(now) })
    .where(eq(sensors.uuid, uuid))
}
