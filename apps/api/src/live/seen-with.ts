import { desc, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { sensors } from '../db/tables/sensors.ts'
import type { LiveParticipant } from './live-class.ts'

/**
 * The center's record of the strap that a participant wore, noted as seen at the last value. Phones know a strap by
 * its name alone: of several with one name it is the participant's own, and otherwise none.
 */
export const seenWith = async (
  tx: Transaction,
  { sensorName, memberUuid, samples }: Pick<LiveParticipant, 'sensorName' | 'memberUuid' | 'samples'>,
): Promise<string | null> => {
  const last = samples.last()
  if (sensorName === null || last === null) return null
  const [first, second] = await tx
    .select({ uuid: sensors.uuid, memberUuid: sensors.memberUuid })
    .from(sensors)
    .where(eq(sensors.name, sensorName))
    .orderBy(desc(sql`coalesce(${sensors.memberUuid} = ${memberUuid}, false)`))
    .limit(2)
  if (first === undefined || (second !== undefined && first.memberUuid !== memberUuid)) return null
  const seenAt = sql`greatest(${sensors.lastSeenAt}, ${new Date(last.at)})`
  await tx.update(sensors).set({ lastSeenAt: seenAt }).where(eq(sensors.uuid, first.uuid))
  return first.uuid
}
