import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/with-version'
import type { HandOver } from '@repo/api-client/sensors/endpoints'
import type { SensorFields } from '@repo/domain/sensors/sensor-form'
import { antAddress, bleAddress } from '@repo/domain/sensors/strap-address'
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { sensors, strapAddresses } from '../../database/schema/sensors.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import { Refusal } from '../../lib/refusal.ts'

interface Addressed {
  readonly branchUuid: string
  readonly sensorUuid: string
  readonly fields: Pick<SensorFields, 'mac' | 'ant'>
}

/** Replaces the typed addresses. Learnt ones stay, unless the form leaves their radio empty. */
const writeAddresses = async (tx: Transaction, { branchUuid, sensorUuid, fields }: Addressed): Promise<void> => {
  const { mac, ant } = fields
  const typed = [
    { field: 'sensor_mac', prefix: 'ble:', address: mac === '' ? null : bleAddress(mac) },
    { field: 'sensor_ant', prefix: 'ant:', address: ant === null ? null : antAddress(ant) },
  ]
  for (const { field, prefix, address } of typed) {
    const held = and(
      eq(strapAddresses.sensorUuid, sensorUuid),
      sql`starts_with(${strapAddresses.address}, ${prefix})`,
      address === null ? undefined : eq(strapAddresses.learnt, 'typed'),
    )
    await tx.delete(strapAddresses).where(held)
    if (address === null) continue
    const written = await tx
      .insert(strapAddresses)
      .values({ branchUuid, sensorUuid, address, learnt: 'typed' })
      .onConflictDoUpdate({
        target: [strapAddresses.branchUuid, strapAddresses.address],
        set: { learnt: 'typed' },
        setWhere: eq(strapAddresses.sensorUuid, sensorUuid),
      })
      .returning({ address: strapAddresses.address })
    if (written.length === 0) throw new Refusal('sensor-taken', { fields: { [field]: 'sensor-taken' } })
  }
}

const columnsOf = ({ name, centerId }: SensorFields, now: number) => ({
  name,
  centerNumber: centerId,
  updatedAt: new Date(now),
})

export const createSensor = async (
  tx: Transaction,
  { branchUuid, fields, now }: { readonly branchUuid: string; readonly fields: SensorFields; readonly now: number },
): Promise<string> => {
  const uuid = randomUUID()
  const ownership = fields.ownership === 'user' ? 'owned' : 'center'
  await tx.insert(sensors).values({ uuid, branchUuid, ownership, ...columnsOf(fields, now) })
  await writeAddresses(tx, { branchUuid, sensorUuid: uuid, fields })
  return uuid
}

interface UpdateSensor {
  readonly branchUuid: string
  readonly uuid: string
  readonly fields: SensorFields & Versioned
  readonly now: number
}

/** A lent sensor of the center stays lent. */
export const updateSensor = async (tx: Transaction, { branchUuid, uuid, fields, now }: UpdateSensor): Promise<void> => {
  const theCenters = sql`case when ${sensors.memberUuid} is null then 'center' else 'borrowed' end`
  const change = { ...columnsOf(fields, now), ownership: fields.ownership === 'user' ? 'owned' : theCenters } as const
  await updateWithVersion(tx, { table: sensors, row: eq(sensors.uuid, uuid), version: fields.version, change })
  await writeAddresses(tx, { branchUuid, sensorUuid: uuid, fields })
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
