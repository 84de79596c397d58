import type { TrainingSort } from '@repo/domain/training-list'
import { sql } from 'drizzle-orm'

import { rowsOf } from '../../database/rows-of.ts'
import { trainingCounts } from '../../database/schema/training-counts.ts'
import { trainings } from '../../database/schema/trainings.ts'
import type { KeyedIndex } from '../../lists/keyed-index.ts'
import { stretchOf } from '../../lists/picked.ts'

/** The order of the trainings whose members are known; their count is kept by triggers. */
export const trainingIndex: KeyedIndex<TrainingSort> = {
  name: 'trainings',
  count: async (tx) => {
    const [row] = await rowsOf<{ listed: number; version: number | string }>(
      tx,
      sql`select listed, version from ${trainingCounts}`,
    )
    return { total: row?.listed ?? 0, version: Number(row?.version ?? 0) }
  },
  id: trainings.uuid,
  counted: {
    total: sql<number>`(select listed from ${trainingCounts})`,
    version: sql<number>`(select version from ${trainingCounts})`.mapWith(Number),
  },
  listed: sql`${trainings.memberUuid} is not null`,
  key: () => sql`${trainings.startAt}`,
  walk: ({ backwards, after, skip, size }) => {
    const way = backwards ? sql`desc` : sql`asc`
    const behind = backwards ? sql`<` : sql`>`
    const isBehind =
      after === null ? sql`true` : sql`(start_at, uuid) ${behind} (${after.key}::timestamptz, ${after.uuid}::uuid)`
    return sql`
      select uuid from ${trainings} where member_uuid is not null and ${isBehind}
      order by start_at ${way}, uuid ${way} ${stretchOf({ skip, size })}`
  },
  places: (_, uuids) => sql`select start_at::text as key, uuid from ${trainings} where uuid = any(${uuids})`,
}
