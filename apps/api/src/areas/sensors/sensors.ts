import { eq, inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { sensors } from '../../database/schema/sensors.ts'

/** A strap of the branch, with the member that wears it, if any. */
export interface Strap {
  readonly uuid: string
  readonly lastSeenAt: Date | null
  readonly battery: number | null
  readonly name: string
  readonly member: typeof members.$inferSelect | null
}

/** The branch's straps among the given addresses, by plain address. */
export const strapsOf = async (tx: Transaction, macs: readonly string[]) => {
  const stored = sql<string>`upper(regexp_replace(${sensors.mac}, '[^0-9A-Za-z]', '', 'g'))`
  if (macs.length === 0) return new Map<string, Strap>()
  const rows = await tx
    .select({
      mac: stored,
      uuid: sensors.uuid,
      name: sensors.name,
      lastSeenAt: sensors.lastSeenAt,
      battery: sensors.battery,
      member: members,
    })
    .from(sensors)
    .leftJoin(members, eq(members.uuid, sensors.memberUuid))
    .where(inArray(stored, [...macs]))
  return new Map(rows.map(({ mac, ...strap }) => [mac, strap]))
}
