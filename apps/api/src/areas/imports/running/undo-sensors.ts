import type { KeptReason } from '@repo/domain/imports/import'
import { isNotNull, and, sql } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../../database/database.ts'
import { sensors } from '../../../database/schema/sensors.ts'
import { trainings } from '../../../database/schema/trainings.ts'
import { keptRow, type RowToUndo, type RowWriter, type UndoneRow } from './row-writer.ts'
import {
  type Address,
  knownAddresses,
  lockSensors,
  replaceAddresses,
  type Sensor,
  type SensorBefore,
  updateSensors,
} from './sensor-columns.ts'

const beforeOf = ({ before }: RowToUndo): SensorBefore => before as SensorBefore

const trainedWith = async (tx: Transaction, uuids: readonly string[]): Promise<ReadonlySet<string | null>> => {
  const { sensorUuid } = trainings
  const found = await tx
    .selectDistinct({ sensorUuid })
    .from(trainings)
    .where(and(uuidIn(sql`${sensorUuid}`, uuids), isNotNull(sensorUuid)))
  return new Set(found.map((one) => one.sensorUuid))
}

interface Known {
  readonly sensors: ReadonlyMap<string, Sensor>
  readonly trained: ReadonlySet<string | null>
  /** The sensor of each address that the undo writes again. */
  readonly owners: ReadonlyMap<string, string>
}

const reasonToKeep = (row: RowToUndo, sensor: Sensor, { trained, owners }: Known): KeptReason | null => {
  const { columns, at, removed } = beforeOf(row)
  if (columns === null && trained.has(sensor.uuid)) return 'trained'
  if (sensor.version !== row.targetVersion) return 'edited'
  // lending counts no version
  if (sensor.updatedAt.getTime() > at) return sensor.memberUuid === null ? 'edited' : 'lent'
  const isTaken = removed.some(({ address }) => (owners.get(address) ?? sensor.uuid) !== sensor.uuid)
  return isTaken ? 'edited' : null
}

const undoneRow = (row: RowToUndo, known: Known): UndoneRow => {
  const sensor = known.sensors.get(row.targetUuid)
  const { number } = row
  if (sensor === undefined) return { number, outcome: 'removed', keptReason: null }
  const reason = reasonToKeep(row, sensor, known)
  if (reason !== null) return keptRow(row, reason)
  return { number, outcome: beforeOf(row).columns === null ? 'removed' : 'restored', keptReason: null }
}

export const undoSensors: RowWriter['undo'] = async (tx, { of: { branchUuid } }, rows) => {
  const uuids = rows.map(({ targetUuid }) => targetUuid)
  const addresses = rows.flatMap((row) => beforeOf(row).removed.map(({ address }) => address))
  const found = await lockSensors(tx, uuids)
  const held = await knownAddresses(tx, { addresses, sensorUuids: [] })
  const known: Known = {
    sensors: found,
    trained: await trainedWith(tx, uuids),
    owners: new Map(held.map(({ address, sensorUuid }) => [address, sensorUuid])),
  }
  const undone = rows.map((row) => undoneRow(row, known))
  const rowsThat = (outcome: UndoneRow['outcome']) => rows.filter((_, place) => undone[place]?.outcome === outcome)
  const removed = rowsThat('removed').map(({ targetUuid }) => targetUuid)
  await tx.delete(sensors).where(uuidIn(sql`${sensors.uuid}`, removed))
  const restored = rowsThat('restored')
  await updateSensors(
    tx,
    restored.flatMap((row) => {
      const { columns } = beforeOf(row)
      return columns === null ? [] : [{ ...columns, uuid: row.targetUuid }]
    }),
  )
  const all = (of: (before: SensorBefore) => readonly Address[]) => restored.flatMap((row) => of(beforeOf(row)))
  await replaceAddresses(tx, branchUuid, {
    removed: all((before) => before.added),
    added: all((before) => before.removed),
  })
  return undone
}
