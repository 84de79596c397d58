import type { ListCriteria } from '@repo/domain/lists/list'
import type { SQL } from 'drizzle-orm'

import type { ListSource, RowsById } from './list-source.ts'
import { matchingIds, matchingPage } from './matching-ids.ts'
import { streamRows } from './stream-rows.ts'

interface CountedParts<Row, C extends string, S extends string> {
  /** Selects `uuid` and `key`, the sort key, of each matching row. */
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
