import { antAddress, bleAddress } from '@repo/domain/sensors/strap-address'
import { inArray, or, sql } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../../database/database.ts'
import { sensors, strapAddresses } from '../../../database/schema/sensors.ts'
import { jsonRows } from './json-rows.ts'

export type Sensor = typeof sensors.$inferSelect

/** What an import may change of a sensor, except its addresses. */
export type SensorColumns = Pick<Sensor, 'name' | 'centerNumber' | 'memberUuid' | 'ownership'> & {
  /** In JSON, text. */
  readonly updatedAt: Date | string
}

export interface ChangedSensor extends SensorColumns {
  readonly uuid: string
}

export type Address = Pick<typeof strapAddresses.$inferSelect, 'sensorUuid' | 'address' | 'learnt'>

/** What `sealed_before` of a sensor holds. */
export interface SensorBefore {
  /** Null of a created sensor. */
  readonly columns: SensorColumns | null
  readonly removed: readonly Address[]
  readonly added: readonly Address[]
  readonly at: number
}

/** Of the radios that the file gives. */
export const fileAddresses = ({ mac, ant }: { readonly mac: string | null; readonly ant: string | null }) => [
  ...(mac === null ? [] : [bleAddress(mac)]),
  ...(ant === null ? [] : [antAddress(ant)]),
]

export const lockSensors = async (tx: Transaction, uuids: readonly string[]): Promise<ReadonlyMap<string, Sensor>> => {
  const found = await tx
    .select()
    .from(sensors)
    .where(uuidIn(sql`${sensors.uuid}`, uuids))
    .orderBy(sensors.uuid)
    .for('update')
  return new Map(found.map((sensor) => [sensor.uuid, sensor]))
}

/** These addresses, and all of these sensors. */
export const knownAddresses = (
  tx: Transaction,
  of: { readonly addresses: readonly string[]; readonly sensorUuids: readonly string[] },
): Promise<readonly Address[]> =>
  tx
    .select({
      sensorUuid: strapAddresses.sensorUuid,
      address: strapAddresses.address,
      learnt: strapAddresses.learnt,
    })
    .from(strapAddresses)
    .where(
      or(inArray(strapAddresses.address, [...of.addresses]), uuidIn(sql`${strapAddresses.sensorUuid}`, of.sensorUuids)),
    )

const RECORD = sql`r (uuid uuid, name text, "centerNumber" text, "memberUuid" uuid, ownership text,
  "updatedAt" timestamptz)`

export const insertSensors = async (
  tx: Transaction,
  branchUuid: string,
  rows: readonly ChangedSensor[],
): Promise<void> => {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into sensors (uuid, branch_uuid, name, center_number, member_uuid, ownership, updated_at)
    select uuid, ${branchUuid}, name, "centerNumber", "memberUuid", ownership, "updatedAt"
    from ${jsonRows(rows)} as ${RECORD}`)
}

/** A wearer who was erased meanwhile has it no longer. */
export const updateSensors = async (tx: Transaction, rows: readonly ChangedSensor[]): Promise<void> => {
  if (rows.length === 0) return
  await tx.execute(sql`
    update sensors set name = r.name, center_number = r."centerNumber", ownership = r.ownership,
      member_uuid = (select uuid from members where members.uuid = r."memberUuid"), updated_at = r."updatedAt",
      version = version + 1
    from ${jsonRows(rows)} as ${RECORD} where sensors.uuid = r.uuid`)
}

interface Replaced {
  readonly removed: readonly Pick<Address, 'address'>[]
  readonly added: readonly Address[]
}

export const replaceAddresses = async (
  tx: Transaction,
  branchUuid: string,
  { removed, added }: Replaced,
): Promise<void> => {
  const gone = removed.map(({ address }) => address)
  if (gone.length > 0) await tx.delete(strapAddresses).where(inArray(strapAddresses.address, gone))
  if (added.length > 0) await tx.insert(strapAddresses).values(added.map((one) => ({ branchUuid, ...one })))
}
