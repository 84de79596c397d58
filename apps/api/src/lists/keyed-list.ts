import type { ListOrder, ListSearch } from '@repo/domain/list'
import type { SQL } from 'drizzle-orm'

import { anchoredPage } from './anchored-page.ts'
import { eachInTurns } from './each-in-turns.ts'
import { foundIds, foundPage } from './found-ids.ts'
import { idsInPieces } from './ids-in-pieces.ts'
import type { KeyedIndex } from './keyed-index.ts'
import type { ListSource, RowsById } from './list-source.ts'

interface KeyedParts<Row, C extends string, S extends string> {
  readonly index: KeyedIndex<S>
  /** A statement that answers with `uuid` and `key`, what rows are ordered by, of every row that a search finds. */
  readonly found: (search: ListSearch<C>, order: ListOrder<S>) => SQL
  readonly rows: RowsById<Row>
}

/** A list of any length: without a search its pages are reached by key, and its count is kept. */
export const keyedList = <Row, C extends string, S extends string>({
  index,
  found,
  rows,
}: KeyedParts<Row, C, S>): ListSource<Row, C, S> => ({
  page: ({ branch, anchors, now }, ask, slice) =>
    branch.run(async (tx) => {
      const { uuids, total } =
        ask.search === null
          ? await anchoredPage(tx, { branchUuid: branch.branchUuid, index, anchors }, ask, slice)
          : await foundPage(tx, found(ask.search, ask), ask, slice)
      return { rows: await rows(tx, uuids, now), total }
    }),
  each: (call, ask) => {
    const { search } = ask
    const ids = () =>
      search === null
        ? idsInPieces(call.branch, index, ask)
        : call.branch.run((tx) => foundIds(tx, found(search, ask), ask))
    return eachInTurns(call, ids, rows)
  },
})
