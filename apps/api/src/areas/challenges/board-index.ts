import type { boardList } from '@repo/domain/challenge-list'
import type { SortOf } from '@repo/domain/list'
import { sql } from 'drizzle-orm'

import { rowsOf } from '../../database/rows-of.ts'
import { memberStandings } from '../../database/schema/member-standings.ts'
import { standingCounts } from '../../database/schema/standing-counts.ts'
import type { KeyedIndex } from '../../lists/keyed-index.ts'
import { stretchOf } from '../../lists/picked.ts'

/** The order of the board, most points first; its count is kept by triggers. */
export const boardIndex: KeyedIndex<SortOf<typeof boardList>> = {
  name: 'board',
  count: async (tx) => {
    const [row] = await rowsOf<{ listed: number; version: number | string }>(
      tx,
      sql`select listed, version from ${standingCounts}`,
    )
    return { total: row?.listed ?? 0, version: Number(row?.version ?? 0) }
  },
  id: memberStandings.memberUuid,
  counted: {
    total: sql<number>`(select listed from ${standingCounts})`,
    version: sql<number>`(select version from ${standingCounts})`.mapWith(Number),
  },
  listed: sql`${memberStandings.isListed}`,
  key: () => sql`-${memberStandings.points}`,
  walk: ({ backwards, after, skip, size }) => {
    const way = backwards ? sql`desc` : sql`asc`
    const behind = backwards ? sql`<` : sql`>`
    const isBehind =
      after === null ? sql`true` : sql`(-points, member_uuid) ${behind} (${after.key}::bigint, ${after.uuid}::uuid)`
    return sql`
      select member_uuid as uuid from ${memberStandings} where is_listed and branch_uuid = current_branch() and ${isBehind}
      order by -points ${way}, member_uuid ${way} ${stretchOf({ skip, size })}`
  },
  places: (_, uuids) =>
    sql`select (-points)::text as key, member_uuid as uuid from ${memberStandings} where member_uuid = any(${uuids})`,
}
