import type { DaqBatchWire, DaqReceipt, DaqRefusal } from '@repo/api-client/rooms/daq-reports'
import { sensorLimits } from '@repo/domain/core/limits'
import { plainMac } from '@repo/domain/sensors/mac-address'
import { bleAddress, parseStrapAddress } from '@repo/domain/sensors/strap-address'
import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import type { members } from '../../../database/schema/members.ts'
import { sensors } from '../../../database/schema/sensors.ts'
import type { Strap } from '../../sensors/sensor-queries.ts'

export type Member = typeof members.$inferSelect
type Sample = DaqBatchWire['samples'][number]

/** `places` are the positions of the samples in the batch. */
export interface Share {
  readonly member: Member
  /** The last strap's name if the member wears several. */
  strapName: string
  readonly samples: Sample[]
  readonly places: number[]
}

const short = (value: unknown): string =>
  typeof value === 'string' && value.length <= sensorLimits.mac.max ? value : ''

/** The strap's address on its radio. Null if invalid. */
export const addressOf = ({ strap, mac }: Sample): string | null => {
  if (strap !== undefined) return parseStrapAddress(short(strap))
  return plainMac(short(mac)) === '' ? null : bleAddress(short(mac))
}

export const addressesOf = (samples: readonly Sample[]): readonly string[] => [
  ...new Set(samples.flatMap((sample) => addressOf(sample) ?? [])),
]

/** A sensor, or a strap that a participant picked. */
export type AssignedStrap = Pick<Strap, 'name' | 'updatedAt' | 'member'>

export interface WornStrap {
  readonly member: Member
  readonly strap: AssignedStrap
}

/** Refuses samples of straps that no one wears, and those for which `refusalOf` returns a reason. */
export const assignSamplesToMembers = (
  samples: readonly Sample[],
  strapOf: (sample: Sample) => AssignedStrap | undefined,
  refusalOf: (worn: WornStrap, sample: Sample) => DaqRefusal | null,
) => {
  const shares = new Map<string, Share>()
  const refused: DaqReceipt['refused'] = []
  for (const [index, sample] of samples.entries()) {
    const strap = strapOf(sample)
    if (strap === undefined || strap.member === null) {
      refused.push({ index, reason: strap === undefined ? 'unknown-sensor' : 'unassigned-sensor' })
      continue
    }
    const { member, name } = strap
    const reason = refusalOf({ member, strap }, sample)
    if (reason !== null) {
      refused.push({ index, reason })
      continue
    }
    const share = shares.get(member.uuid) ?? { member, strapName: name, samples: [], places: [] }
    share.strapName = name
    share.samples.push(sample)
    share.places.push(index)
    shares.set(member.uuid, share)
  }
  return { shares: [...shares.values()], refused }
}

const NOTED_EVERY = 60_000

const batteryIn = ({ battery }: DaqBatchWire['samples'][number]): number | null =>
  Number.isInteger(battery) && Number(battery) >= 0 && Number(battery) <= 100 ? Number(battery) : null

/** Once a minute per strap, and when a battery level changes. Late samples don't show that a strap is received now. */
export const sensorStatusChanges = (
  samples: DaqBatchWire['samples'],
  straps: ReadonlyMap<string, Strap>,
  now: number,
): ReadonlyMap<string, number | null> => {
  const news = new Map<string, number | null>()
  for (const sample of samples) {
    const strap = straps.get(addressOf(sample) ?? '')
    if (strap === undefined || (typeof sample.at === 'number' && now - sample.at > NOTED_EVERY)) continue
    const battery = batteryIn(sample) ?? news.get(strap.uuid) ?? strap.battery
    const isDue = strap.lastSeenAt === null || now - strap.lastSeenAt.getTime() >= NOTED_EVERY
    if (isDue || battery !== strap.battery) news.set(strap.uuid, battery)
  }
  return news
}

export const recordSensorStatus = async (
  tx: Transaction,
  news: ReadonlyMap<string, number | null>,
  now: number,
): Promise<void> => {
  if (news.size === 0) return
  const uuids = sql.param([...news.keys()])
  const batteries = sql.param([...news.values()])
  const seen = sql`unnest(${uuids}::uuid[], ${batteries}::int[]) as seen (uuid, battery)`
  await tx
    .update(sensors)
    .set({ lastSeenAt: new Date(now), battery: sql`seen.battery` })
    .from(seen)
    .where(eq(sensors.uuid, sql`seen.uuid`))
}
