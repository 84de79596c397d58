import type { DaqBatchWire } from '@repo/api-client/rooms/daq-reports'
import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { sensors } from '../../../database/schema/sensors.ts'
import type { Strap } from '../../sensors/sensor-queries.ts'
import { macOf } from './assign-samples.ts'

const NOTED_EVERY = 60_000

const batteryIn = ({ battery }: DaqBatchWire['samples'][number]): number | null =>
  Number.isInteger(battery) && Number(battery) >= 0 && Number(battery) <= 100 ? Number(battery) : null

/** Status changes to store for a batch's straps: once a minute, and when a battery level changes. */
export const sensorStatusChanges = (
  samples: DaqBatchWire['samples'],
  straps: ReadonlyMap<string, Strap>,
  now: number,
): ReadonlyMap<string, number | null> => {
  const news = new Map<string, number | null>()
  for (const sample of samples) {
    const strap = straps.get(macOf(sample) ?? '')
    if (strap === undefined) continue
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
  const heard = sql`unnest(${uuids}::uuid[], ${batteries}::int[]) as heard (uuid, battery)`
  await tx
    .update(sensors)
    .set({ lastSeenAt: new Date(now), battery: sql`heard.battery` })
    .from(heard)
    .where(eq(sensors.uuid, sql`heard.uuid`))
}
