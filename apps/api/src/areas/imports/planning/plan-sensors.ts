import { type KnownSensor, sensorPlanner } from '@repo/domain/imports/plan-sensors'
import { SENSOR_COLUMNS } from '@repo/domain/imports/sensor-columns'
import { type FileSensor, readSensorRow } from '@repo/domain/imports/sensor-row'
import { addressFields } from '@repo/domain/sensors/strap-address'
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import { members } from '../../../database/schema/members.ts'
import { sensors, strapAddresses } from '../../../database/schema/sensors.ts'
import { batchesOf, inTurns } from './in-turns.ts'
import { edited, faulty, type InputRow, leftOut, ownDecision, type PlanRows, type RowResult } from './plan-rows.ts'

const AT_ONCE = 200

const COLUMNS = Object.fromEntries(SENSOR_COLUMNS.map((column, index) => [column, index]))

type Cells = Readonly<Record<string, string>>

const sensorCells = (row: InputRow, { settings: { columns } }: PlanRows): Cells => {
  const given = SENSOR_COLUMNS.flatMap((column) => {
    const index = columns[column]
    return index === undefined ? [] : [[column, row.raw[index]?.trim() ?? ''] as const]
  })
  return edited(Object.fromEntries(given), row)
}

const readCells = (cells: Cells) =>
  readSensorRow(
    SENSOR_COLUMNS.map((column) => cells[column] ?? ''),
    COLUMNS,
  )

type Known = KnownSensor & { readonly version: number }

/** Typed addresses go before learnt ones, as in the list of sensors. */
const sensorsAfter = (branch: BranchDatabase, after: string | null): Promise<readonly Known[]> =>
  branch.read(async (tx) => {
    const found = await tx
      .select({ sensor: sensors, wearer: members.email })
      .from(sensors)
      .leftJoin(members, eq(members.uuid, sensors.memberUuid))
      .where(after === null ? undefined : gt(sensors.uuid, after))
      .orderBy(asc(sensors.uuid))
      .limit(AT_ONCE)
    const uuids = found.map(({ sensor }) => sensor.uuid)
    const held = await tx
      .select()
      .from(strapAddresses)
      .where(inArray(strapAddresses.sensorUuid, uuids))
      .orderBy(desc(eq(strapAddresses.learnt, 'typed')), asc(strapAddresses.address))
    return found.map(({ sensor, wearer }) => {
      const addresses = held.flatMap(({ sensorUuid, address }) => (sensorUuid === sensor.uuid ? [address] : []))
      const { mac, ant } = addressFields(addresses)
      return {
        uuid: sensor.uuid,
        version: sensor.version,
        addresses,
        sensorName: sensor.name,
        mac: mac === '' ? null : mac,
        ant,
        centerId: sensor.centerNumber,
        ownership: sensor.ownership === 'owned' ? 'user' : 'center',
        wearer,
      }
    })
  })

const allSensors = async (branch: BranchDatabase): Promise<readonly Known[]> => {
  const all: Known[] = []
  for (let last: string | null | undefined = null; last !== undefined;) {
    const page: readonly Known[] = await sensorsAfter(branch, last)
    all.push(...page)
    last = page.length < AT_ONCE ? undefined : page.at(-1)?.uuid
  }
  return all
}

/** Emails of the file that linked members have. */
const wearersAmong = async (branch: BranchDatabase, read: readonly FileSensor[]): Promise<readonly string[]> => {
  const emails = [...new Set(read.flatMap(({ wearer }) => wearer ?? []))]
  const known: string[] = []
  for (const batch of batchesOf(emails, AT_ONCE)) {
    const isLinked = and(inArray(members.email, [...batch]), isNull(members.unlinkedAt))
    const found = await branch.read((tx) => tx.select({ email: members.email }).from(members).where(isLinked))
    known.push(...found.map(({ email }) => email))
  }
  return known
}

export const planSensors = async (input: PlanRows): Promise<readonly RowResult[]> => {
  const { branch, settings, rows } = input
  const reads = await inTurns(rows, (row) => {
    const cells = sensorCells(row, input)
    return { row, cells, read: readCells(cells) }
  })
  const read = reads.flatMap(({ read: one }) => (one.ok ? [one.value] : []))
  const known = await allSensors(branch)
  const versions = new Map(known.map(({ uuid, version }) => [uuid, version]))
  const plan = sensorPlanner({ known, members: await wearersAmong(branch, read), decision: settings.decision })
  return inTurns(reads, ({ row, cells, read: one }): RowResult => {
    if (row.isLeftOut) return { ...leftOut, cells }
    const planned = plan({ number: row.number, read: one, decision: ownDecision(row) })
    if (planned.state === 'fault' || !one.ok) return { ...faulty('faults' in planned ? planned.faults : {}), cells }
    const targetUuid = planned.state === 'new' ? null : planned.uuid
    return {
      state: planned.state,
      cells,
      plan: { kind: 'sensor', sensor: one.value, changes: planned.state === 'changed' ? planned.changes : [] },
      faults: {},
      targetUuid,
      targetVersion: versions.get(targetUuid ?? '') ?? null,
    }
  })
}
