import type { HandOver } from '@repo/api-client/sensors/hand-over-sensor'
import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { sensors } from '../../database/schema/sensors.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/** Gives a sensor to a member of the center, or takes it back, unless somebody else has moved it meanwhile. */
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
