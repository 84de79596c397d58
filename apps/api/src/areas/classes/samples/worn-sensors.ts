import { isUuid } from '@repo/api-client/core/schemas'
import { eq, inArray, sql } from 'drizzle-orm'

import { branchDatabase } from '../../../database/branch-database.ts'
import type { Database, Transaction } from '../../../database/database.ts'
import { participations } from '../../../database/schema/classes.ts'
import { sensors } from '../../../database/schema/sensors.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'

/** Null if the device sends only a UUID. */
export const sensorNameOf = (deviceId: string): string | null => (isUuid(deviceId) ? null : deviceId)

/** Stored so that the training names the strap, even after a restart. */
export const rememberSensor = async (
  db: Database,
  liveClass: LiveClass,
  participant: LiveParticipant,
  deviceId: string,
): Promise<void> => {
  const sensorName = sensorNameOf(deviceId)
  if (sensorName === null || sensorName === participant.sensorName) return
  await branchDatabase(db, liveClass.branchUuid).run((tx) =>
    tx.update(participations).set({ sensorName }).where(eq(participations.uuid, participant.uuid)),
  )
  // set after the write, so that the next batch retries a failed one
  participant.sensorName = sensorName
}

type Wearer = Pick<LiveParticipant, 'uuid' | 'sensorName' | 'memberUuid' | 'samples'>
type Known = Pick<typeof sensors.$inferSelect, 'uuid' | 'name' | 'memberUuid'>

/** Phones only report a strap's name. If several straps share it, only the participant's own matches. */
const wornBy = (known: readonly Known[], { sensorName, memberUuid }: Wearer): Known | undefined => {
  const named = known.filter(({ name }) => name === sensorName)
  return named.length === 1 ? named[0] : named.find((sensor) => sensor.memberUuid === memberUuid)
}

export const matchSensors = async (
  tx: Transaction,
  participants: readonly Wearer[],
): Promise<ReadonlyMap<string, string>> => {
  const names = [...new Set(participants.flatMap(({ sensorName }) => sensorName ?? []))]
  const worn = new Map<string, string>()
  if (names.length === 0) return worn
  const known = await tx
    .select({ uuid: sensors.uuid, name: sensors.name, memberUuid: sensors.memberUuid })
    .from(sensors)
    .where(inArray(sensors.name, names))
  const seen = new Map<string, number>()
  for (const participant of participants) {
    const last = participant.samples.last()
    const sensor = last === null ? undefined : wornBy(known, participant)
    if (last === null || sensor === undefined) continue
    worn.set(participant.uuid, sensor.uuid)
    seen.set(sensor.uuid, Math.max(last.at, seen.get(sensor.uuid) ?? 0))
  }
  if (seen.size === 0) return worn
  const rows = [...seen].map(([uuid, at]) => ({ uuid, at: new Date(at) }))
  await tx.execute(
    sql`update sensors set last_seen_at = greatest(sensors.last_seen_at, seen.at)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen (uuid uuid, at timestamptz)
      where sensors.uuid = seen.uuid`,
  )
  return worn
}
