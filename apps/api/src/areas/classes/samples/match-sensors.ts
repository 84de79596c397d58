import { inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { sensors } from '../../../database/schema/sensors.ts'
import type { LiveParticipant } from '../live/live-class.ts'

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
