import type { ListCriteria, ListSearch } from '@repo/domain/lists/list'
import { plainMac } from '@repo/domain/sensors/mac-address'
import type { SensorColumn, SensorSort } from '@repo/domain/sensors/sensor-list'
import { HEALTH_DAYS } from '@repo/domain/sensors/strap-health'
import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { sensors } from '../../database/schema/sensors.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { countedList } from '../../lists/counted-list.ts'
import { sortByIds } from '../../lists/stream-rows.ts'
import { contains, hasEmail, nameKey } from '../../lists/text-search.ts'

export interface Strap {
  readonly uuid: string
  readonly updatedAt: Date
  readonly lastSeenAt: Date | null
  readonly battery: number | null
  readonly name: string
  readonly member: typeof members.$inferSelect | null
}

export const strapsOf = async (tx: Transaction, macs: readonly string[]) => {
  const stored = sql<string>`upper(regexp_replace(${sensors.mac}, '[^0-9A-Za-z]', '', 'g'))`
  if (macs.length === 0) return new Map<string, Strap>()
  const rows = await tx
    .select({
      mac: stored,
      uuid: sensors.uuid,
      name: sensors.name,
      updatedAt: sensors.updatedAt,
      lastSeenAt: sensors.lastSeenAt,
      battery: sensors.battery,
      member: members,
    })
    .from(sensors)
    .leftJoin(members, eq(members.uuid, sensors.memberUuid))
    .where(inArray(stored, [...macs]))
  return new Map(rows.map(({ mac, ...strap }) => [mac, strap]))
}

/** A subquery: with poor statistics a join becomes a merge that reads all members, which took 6 times as long. */
const userEmail = sql`(select ${members.email} from ${members} where ${members.uuid} = ${sensors.memberUuid})`

/** A center's sensor numbers sort by value. */
const KEYS: Readonly<Record<SensorSort, SQL>> = {
  name: nameKey(sensors.name),
  centerId: sql`lpad(coalesce(${sensors.centerNumber}, ''), 20, '0')`,
  userEmail: sql`coalesce(${userEmail}, '')`,
  updatedAt: sql`${sensors.updatedAt}`,
  lastSeenAt: sql`coalesce(${sensors.lastSeenAt}, '-infinity')`,
  battery: sql`coalesce(${sensors.battery}, 101)`,
}

const plain = sql`regexp_replace(${sensors.mac}, '[^0-9A-Za-z]', '', 'g')`

const owned = (ownership: string): SQL => {
  if (ownership === 'user') return sql`${sensors.ownership} = 'owned'`
  const isTheCenters = sql`${sensors.ownership} <> 'owned'`
  return ownership === 'lent' ? sql`${isTheCenters} and ${sensors.memberUuid} is not null` : isTheCenters
}

const matching = ({ column, text }: ListSearch<SensorColumn>): SQL => {
  switch (column) {
    case 'name':
      return contains(sensors.name, text)
    case 'mac':
      return contains(plain, plainMac(text))
    case 'centerId':
      return contains(sensors.centerNumber, text)
    case 'userEmail':
      return hasEmail(userEmail, text)
    case 'ownership':
      return owned(text)
    default:
      return column satisfies never
  }
}

const DAY_MS = 86_400_000

/** In seconds. */
const wornSince = (tx: Transaction, since: Date) => {
  const ofSensor = and(eq(trainings.sensorUuid, sensors.uuid), gte(trainings.startAt, since))
  return tx
    .select({
      counted: sql<number>`coalesce(sum(${trainings.durationSeconds}), 0)::int`.as('counted'),
      lost: sql<number>`coalesce(sum(${trainings.lostSeconds}), 0)::int`.as('lost'),
    })
    .from(trainings)
    .where(ofSensor)
    .as('worn')
}

const joined = (tx: Transaction, now: Date) => {
  const worn = wornSince(tx, new Date(now.getTime() - HEALTH_DAYS * DAY_MS))
  return tx
    .select({ sensor: sensors, email: members.email, worn: { counted: worn.counted, lost: worn.lost } })
    .from(sensors)
    .innerJoinLateral(worn, sql`true`)
    .leftJoin(members, eq(members.uuid, sensors.memberUuid))
}

export type ListedSensor = Awaited<ReturnType<typeof joined>>[number]

export const sensorSource = countedList({
  found: ({ search, sort }: ListCriteria<SensorColumn, SensorSort>) => sql`
    select ${sensors.uuid}, ${KEYS[sort]} as key from ${sensors}
    where ${search === null ? sql`true` : matching(search)}`,
  rows: async (tx, uuids, now): Promise<readonly ListedSensor[]> => {
    if (uuids.length === 0) return []
    const rows = await joined(tx, now).where(uuidIn(sql`${sensors.uuid}`, uuids))
    return sortByIds(uuids, rows, ({ sensor }) => sensor.uuid)
  },
})
