import type { ListCriteria } from '@repo/domain/lists/list'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../database/database.ts'
import type { IdPage, ListSource, RowsById, Slice } from './list-source.ts'
import { streamRows } from './stream-rows.ts'

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

interface CountedParts<Row, C extends string, S extends string> {
  readonly found: (ask: ListCriteria<C, S>) => SQL
  readonly rows: RowsById<Row>
}

/** Counts and skips rows for each page: fast enough for about ten thousand. */
export const countedList = <Row, C extends string, S extends string>({
  found,
  rows,
}: CountedParts<Row, C, S>): ListSource<Row, C, S> => ({
  page: ({ branch, now }, ask, slice) =>
    branch.read(async (tx) => {
      const { uuids, total } = await matchingPage(tx, found(ask), ask, slice)
      return { rows: await rows(tx, uuids, now), total }
    }),
  each: (call, ask) => streamRows(call, () => call.branch.read((tx) => matchingIds(tx, found(ask), ask)), rows),
})
