import type { ListCriteria, ListSearch } from '@repo/domain/lists/list'
import { formatMac, plainMac } from '@repo/domain/sensors/mac-address'
import type { SensorColumn, SensorSort } from '@repo/domain/sensors/sensor-list'
import { addressFields } from '@repo/domain/sensors/strap-address'
import { HEALTH_DAYS } from '@repo/domain/sensors/strap-health'
import { and, asc, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { sensors, strapAddresses } from '../../database/schema/sensors.ts'
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

/** By address. A strap with two radios is in it twice. */
export const strapsOf = async (tx: Transaction, addresses: readonly string[]) => {
  if (addresses.length === 0) return new Map<string, Strap>()
  const rows = await tx
    .select({
      address: strapAddresses.address,
      uuid: sensors.uuid,
      name: sensors.name,
      updatedAt: sensors.updatedAt,
      lastSeenAt: sensors.lastSeenAt,
      battery: sensors.battery,
      member: members,
    })
    .from(strapAddresses)
    .innerJoin(sensors, eq(sensors.uuid, strapAddresses.sensorUuid))
    .leftJoin(members, eq(members.uuid, sensors.memberUuid))
    .where(inArray(strapAddresses.address, [...addresses]))
  return new Map(rows.map(({ address, ...strap }) => [address, strap]))
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

/** Without its prefix. Typed addresses go before learnt ones. */
const addressOf = (kind: 'ble' | 'ant') => sql<string | null>`(
  select substr(${strapAddresses.address}, 5) from ${strapAddresses}
  where ${strapAddresses.sensorUuid} = ${sensors.uuid} and starts_with(${strapAddresses.address}, ${`${kind}:`})
  order by ${strapAddresses.learnt} = 'typed' desc, ${strapAddresses.address} limit 1)`

const hasAddress = (text: string): SQL => sql`exists (
  select from ${strapAddresses} where ${strapAddresses.sensorUuid} = ${sensors.uuid}
    and ${contains(sql`substr(${strapAddresses.address}, 5)`, text)})`

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
      return hasAddress(plainMac(text))
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
    .select({
      sensor: sensors,
      ble: addressOf('ble'),
      ant: addressOf('ant'),
      email: members.email,
      worn: { counted: worn.counted, lost: worn.lost },
    })
    .from(sensors)
    .innerJoinLateral(worn, sql`true`)
    .leftJoin(members, eq(members.uuid, sensors.memberUuid))
}

export type ListedSensor = Awaited<ReturnType<typeof joined>>[number]

/** The addresses of a sensor as its form shows them. */
export const shownAddresses = ({ ble, ant }: { readonly ble: string | null; readonly ant: string | null }) => ({
  mac: ble === null ? '' : formatMac(ble),
  ant,
})

export const readAddresses = async (tx: Transaction, uuid: string) => {
  const rows = await tx
    .select({ address: strapAddresses.address })
    .from(strapAddresses)
    .where(eq(strapAddresses.sensorUuid, uuid))
    .orderBy(desc(eq(strapAddresses.learnt, 'typed')), asc(strapAddresses.address))
  return addressFields(rows.map(({ address }) => address))
}

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
