import { randomUUID } from 'node:crypto'

import type { FileSensor } from '@repo/domain/imports/sensor-row'
import { isAntAddress } from '@repo/domain/sensors/strap-address'
import { inArray } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { members } from '../../../database/schema/members.ts'
import { storedEmail } from '../../../lib/email-forms.ts'
import { movedRow, type RowToWrite, type RowWriter, type WrittenRow } from './row-writer.ts'
import {
  type Address,
  fileAddresses,
  insertSensors,
  knownAddresses,
  lockSensors,
  replaceAddresses,
  type Sensor,
  type SensorBefore,
  type SensorColumns,
  updateSensors,
} from './sensor-columns.ts'
import { undoSensors } from './undo-sensors.ts'

interface Written extends SensorBefore {
  readonly row: RowToWrite
  readonly uuid: string
  readonly version: number
  readonly after: SensorColumns
}

interface Known {
  readonly sensors: ReadonlyMap<string, Sensor>
  readonly addresses: readonly Address[]
  /** Linked members by stored email. */
  readonly wearers: ReadonlyMap<string, string>
  readonly now: number
}

const plannedSensor = ({ content: { plan } }: RowToWrite) => {
  if (plan?.kind !== 'sensor') throw new Error('a row of sensors has no plan of one')
  return plan
}

const KEPT_AS_IS: FileSensor = { sensorName: '', mac: null, ant: null, centerId: null, ownership: null, wearer: null }

/** The fields to write. Null and an empty name stay as they are. */
const fieldsOf = (row: RowToWrite): FileSensor => {
  const { sensor, changes } = plannedSensor(row)
  if (row.state === 'new') return sensor
  return { ...KEPT_AS_IS, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) }
}

const emailsOf = (row: RowToWrite): readonly string[] => {
  const { sensor, changes } = plannedSensor(row)
  const before = changes.find(({ field }) => field === 'wearer')?.before
  return [sensor.wearer, typeof before === 'string' ? before : null].filter((email) => email !== null)
}

const ownershipOf = ({ ownership }: FileSensor, known: Sensor | null, memberUuid: string | null) => {
  if (ownership === 'user' || (ownership === null && known?.ownership === 'owned')) return 'owned'
  return memberUuid === null ? 'center' : 'borrowed'
}

/** Whether the sensor has moved from the wearer that the preview showed: lending counts no version. */
const isHandedOver = (row: RowToWrite, sensor: Sensor | null, { wearers }: Known): boolean => {
  const change = plannedSensor(row).changes.find(({ field }) => field === 'wearer')
  if (row.state === 'new' || change === undefined) return false
  const before = change.before === null ? null : (wearers.get(storedEmail(String(change.before))) ?? 'unlinked')
  return before !== (sensor?.memberUuid ?? null)
}

const addressesAfter = (
  uuid: string,
  fields: FileSensor,
  known: readonly Address[],
): Pick<SensorBefore, 'removed' | 'added'> => {
  const wanted = fileAddresses(fields)
  const isReplaced = ({ address, learnt, sensorUuid }: Address): boolean =>
    sensorUuid === uuid &&
    wanted.some((one) => one === address || (learnt === 'typed' && isAntAddress(one) === isAntAddress(address)))
  return {
    removed: known.filter(isReplaced),
    added: wanted.map((address) => ({ sensorUuid: uuid, address, learnt: 'typed' })),
  }
}

const columnsOf = ({ name, centerNumber, memberUuid, ownership, updatedAt }: Sensor): SensorColumns => ({
  name,
  centerNumber,
  memberUuid,
  ownership,
  updatedAt,
})

const columnsAfter = (fields: FileSensor, sensor: Sensor | null, { wearers, now }: Known): SensorColumns => {
  const wearer = fields.wearer === null ? undefined : wearers.get(storedEmail(fields.wearer))
  const memberUuid = wearer ?? sensor?.memberUuid ?? null
  return {
    name: fields.sensorName || (sensor?.name ?? ''),
    centerNumber: fields.centerId ?? sensor?.centerNumber ?? null,
    memberUuid,
    ownership: ownershipOf(fields, sensor, memberUuid),
    updatedAt: new Date(now),
  }
}

/** Whether others changed what the plan was made from. */
const isMoved = (row: RowToWrite, sensor: Sensor | null, known: Known): boolean => {
  if (row.state === 'changed' && sensor?.version !== row.targetVersion) return true
  const { wearer } = fieldsOf(row)
  return (wearer !== null && !known.wearers.has(storedEmail(wearer))) || isHandedOver(row, sensor, known)
}

const writable = (row: RowToWrite, known: Known): Written | null => {
  const sensor = row.targetUuid === null ? null : (known.sensors.get(row.targetUuid) ?? null)
  if (isMoved(row, sensor, known)) return null
  const uuid = sensor?.uuid ?? randomUUID()
  const fields = fieldsOf(row)
  const { removed, added } = addressesAfter(uuid, fields, known.addresses)
  const isTaken = known.addresses.some(
    ({ address, sensorUuid }) => sensorUuid !== uuid && added.some((one) => one.address === address),
  )
  if (isTaken) return null
  return {
    row,
    uuid,
    version: (sensor?.version ?? 0) + 1,
    after: columnsAfter(fields, sensor, known),
    columns: sensor && columnsOf(sensor),
    removed,
    added,
    at: known.now,
  }
}

const linkedMembers = async (tx: Transaction, emails: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { uuid, email, unlinkedAt } = members
  const found = await tx
    .select({ uuid, email, unlinkedAt })
    .from(members)
    .where(inArray(email, [...emails]))
    .orderBy(uuid)
    .for('key share')
  return new Map(found.flatMap((one) => (one.unlinkedAt === null ? [[storedEmail(one.email), one.uuid] as const] : [])))
}

const write: RowWriter['write'] = async (tx, { of: { branchUuid }, now }, rows) => {
  const uuids = rows.flatMap(({ targetUuid }) => targetUuid ?? [])
  const addresses = rows.flatMap((row) => fileAddresses(fieldsOf(row)))
  const known: Known = {
    sensors: await lockSensors(tx, uuids),
    addresses: await knownAddresses(tx, { addresses, sensorUuids: uuids }),
    wearers: await linkedMembers(tx, rows.flatMap(emailsOf)),
    now,
  }
  const written = rows.flatMap((row) => writable(row, known) ?? [])
  const rowsThat = (isNew: boolean) =>
    written.filter(({ columns }) => (columns === null) === isNew).map(({ uuid, after }) => ({ ...after, uuid }))
  await insertSensors(tx, branchUuid, rowsThat(true))
  await updateSensors(tx, rowsThat(false))
  await replaceAddresses(tx, branchUuid, {
    removed: written.flatMap(({ removed }) => removed),
    added: written.flatMap(({ added }) => added),
  })
  const byNumber = new Map(written.map((one) => [one.row.number, one]))
  return rows.map((row): WrittenRow => {
    const one = byNumber.get(row.number)
    if (one === undefined) return movedRow(row)
    const { columns, removed, added, at } = one
    return {
      number: row.number,
      outcome: row.state === 'new' ? 'created' : 'changed',
      targetUuid: one.uuid,
      targetVersion: one.version,
      before: { columns, removed, added, at } satisfies SensorBefore,
    }
  })
}

export const sensorsWriter: RowWriter = { size: 200, write, undo: undoSensors }
