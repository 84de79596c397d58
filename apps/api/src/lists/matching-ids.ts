import type { ListCriteria } from '@repo/domain/lists/list'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../database/database.ts'
import type { IdPage, Slice } from './list-source.ts'

const ALL = 2_147_483_647

type Ask = Pick<ListCriteria, 'search' | 'direction'>

/** Counts and orders a search in one scan; for a whole list, two index scans are faster. */
export const matchingPage = async (
  tx: Transaction,
  found: SQL,
  { search, direction }: Ask,
  { offset, size }: Slice,
): Promise<IdPage> => {
  const way = direction === 'desc' ? sql`desc` : sql`asc`
  const reading = search === null ? sql`not materialized` : sql`materialized`
  const rows = await rowsOf<{ uuid: string | null; total: number }>(
    tx,
    sql`
      with found as ${reading} (${found})
      select page.uuid, counted.total
      from (select count(*)::int as total from found) as counted
      left join (select uuid, key from found order by key ${way}, uuid ${way} limit ${size} offset ${offset}) as page on true
      order by page.key ${way}, page.uuid ${way}`,
  )
  return { uuids: rows.flatMap(({ uuid }) => uuid ?? []), total: rows[0]?.total ?? 0 }
}

export const matchingIds = async (tx: Transaction, found: SQL, ask: Ask): Promise<readonly string[]> =>
  (await matchingPage(tx, found, ask, { offset: 0, size: ALL })).uuids
