import type { ListOrder, ListSearch } from '@repo/domain/list'
import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { keptStatements, type Statement } from '../db/kept-statements.ts'
import { anchoredPage } from './anchored-page.ts'
import { eachInTurns } from './each-in-turns.ts'
import { foundIds, foundPage } from './found-ids.ts'
import { idsInPieces } from './ids-in-pieces.ts'
import type { KeyedIndex, Walk } from './keyed-index.ts'
import type { ListSource, RowsById, Slice } from './list-source.ts'
import { NEAR_START, pickedById, type Picked } from './picked.ts'

interface KeyedParts<Row, C extends string, S extends string> {
  readonly index: KeyedIndex<S>
  /** A statement that answers with `uuid` and `key`, what rows are ordered by, of every row that a search finds. */
  readonly found: (search: ListSearch<C>, order: ListOrder<S>) => SQL
  /** Reads rows as they were picked, each with the index's total. */
  readonly rows: (tx: Transaction, picked: Picked, now: SQL) => Statement<(Row & { readonly total: number })[]>
}

/** A list of any length: without a search its pages are reached by key, and its count is kept. */
export const keyedList = <Row, C extends string, S extends string>({
  index,
  found,
  rows,
}: KeyedParts<Row, C, S>): ListSource<Row, C, S> => {
  const byId: RowsById<Row> = async (tx, uuids, now) =>
    uuids.length === 0 ? [] : rows(tx, pickedById(index.id, uuids), sql`${now.toISOString()}`)

  const rowsOfFirst = keptStatements((tx, place: Omit<Walk<S>, 'after'>) =>
    rows(tx, index.first(place), sql`${sql.placeholder('now')}`),
  )
  const firstPage = async (tx: Transaction, { sort, direction }: ListOrder<S>, slice: Slice, now: Date) => {
    const place = { sort, backwards: direction === 'desc', skip: slice.offset, size: slice.size }
    const page = await rowsOfFirst(tx, place, { now: now.toISOString() })
    return { rows: page, total: page[0]?.total ?? (await index.count(tx)).total }
  }
  return {
    page: ({ branch, anchors, now }, ask, slice) =>
      branch.read(async (tx) => {
        const { search } = ask
        if (search === null && slice.offset <= NEAR_START) return firstPage(tx, ask, slice, now)
        const { uuids, total } =
          search === null
            ? await anchoredPage(tx, { branchUuid: branch.branchUuid, index, anchors }, ask, slice)
            : await foundPage(tx, found(search, ask), ask, slice)
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
