import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/seen'
import type { SensorFields } from '@repo/domain/sensor-form'
import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { sensors } from '../../database/schema/sensors.ts'
import { changeSeen } from '../../http/change-seen.ts'
import { violatedUnique } from '../../http/errors/database-error.ts'
import { Refusal } from '../../http/errors/refusal.ts'

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

/** Writes down a sensor that nobody has, and returns its id. */
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

/** Changes what is written down of a sensor; one of the center's that somebody has stays lent. */
export const updateSensor = async (
  tx: Transaction,
  { uuid, fields, now }: { readonly uuid: string; readonly fields: SensorFields & Versioned; readonly now: number },
): Promise<void> => {
  const theCenters = sql`case when ${sensors.memberUuid} is null then 'center' else 'borrowed' end`
  const change = { ...columnsOf(fields, now), ownership: fields.ownership === 'user' ? 'owned' : theCenters } as const
  await changeSeen(tx, { table: sensors, row: eq(sensors.uuid, uuid), version: fields.version, change }).catch(asTaken)
}

/** Takes a sensor off the list; trainings made with it keep its name. */
export const deleteSensor = async (tx: Transaction, uuid: string): Promise<void> => {
  const gone = await tx.delete(sensors).where(eq(sensors.uuid, uuid)).returning({ uuid: sensors.uuid })
  if (gone.length === 0) throw new Refusal('not-found')
}
