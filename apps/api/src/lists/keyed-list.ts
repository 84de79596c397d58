import type { ListOrder, ListSearch } from '@repo/domain/list'
import { sql, type SQL } from 'drizzle-orm'

import { eachInTurns } from './each-in-turns.ts'
import { foundIds, foundPage } from './found-ids.ts'
import { idsInPieces } from './ids-in-pieces.ts'
import type { KeyedIndex } from './keyed-index.ts'
import { keyedPages, type RowsPicked } from './keyed-pages.ts'
import type { ListSource, RowsById } from './list-source.ts'
import { pickedById } from './picked.ts'

interface KeyedParts<Row, C extends string, S extends string> {
  readonly index: KeyedIndex<S>
  /** A statement that answers with `uuid` and `key`, what rows are ordered by, of every row that a search finds. */
  readonly found: (search: ListSearch<C>, order: ListOrder<S>) => SQL
  /** Reads rows as they were picked, each with the index's total. */
  readonly rows: RowsPicked<Row>
}

/** A list of any length: without a search its pages are reached by key, and its count is kept. */
export const keyedList = <Row, C extends string, S extends string>({
  index,
  found,
  rows,
}: KeyedParts<Row, C, S>): ListSource<Row, C, S> => {
  const byId: RowsById<Row> = async (tx, uuids, now) =>
    uuids.length === 0 ? [] : rows(tx, pickedById(index.id, uuids), sql`${now.toISOString()}`)

  const pageOf = keyedPages(index, rows)

  return {
    page: ({ branch, anchors, now }, ask, slice) =>
      branch.read(async (tx) => {
        const { search } = ask
        if (search === null) return pageOf(tx, { branchUuid: branch.branchUuid, anchors }, { ...slice, ...ask, now })
        const { uuids, total } = await foundPage(tx, found(search, ask), ask, slice)
        return { rows: await byId(tx, uuids, now), total }
      }),
    each: (call, ask) => {
      const { search } = ask
      const ids = () =>
        search === null
          ? idsInPieces(call.branch, index, ask)
          : call.branch.read((tx) => foundIds(tx, found(search, ask), ask))
      return eachInTurns(call, ids, byId)
    },
  }
}
