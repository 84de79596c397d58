import type { ListAsk, ListOrder } from '@repo/domain/list'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Transaction } from '../db/database.ts'
import { eachInTurns } from './each-in-turns.ts'
import { foundIds, foundPage } from './found-ids.ts'
import type { ListSource, RowsById, Slice } from './list-source.ts'
import { pickedPage, type Picked } from './picked.ts'

interface CountedParts<Row, C extends string, S extends string> {
  /** A statement that answers with `uuid` and `key`, what rows are ordered by, of every row that is asked for. */
  readonly found: (ask: ListAsk<C, S>) => SQL
  readonly rows: RowsById<Row>
  /** How a page of the whole list is read in one statement; without it in two. */
  readonly whole?: Whole<Row, S>
}

interface Whole<Row, S extends string> {
  readonly id: PgColumn
  readonly keys: Readonly<Record<S, SQL>>
  /** Reads rows as they were picked, each with how many there are in all. */
  readonly rows: (tx: Transaction, picked: Picked, now: Date) => Promise<readonly (Row & { readonly total: number })[]>
}

const wholePage = <Row, S extends string>(
  tx: Transaction,
  { id, keys, rows }: Whole<Row, S>,
  { sort, direction }: ListOrder<S>,
  { offset, size }: Slice,
  now: Date,
) => {
  const place = { backwards: direction === 'desc', skip: offset, size }
  return rows(tx, pickedPage({ id, key: keys[sort], ...place }), now)
}

/** A list whose rows are counted and skipped for every page: right for some ten thousand of them. */
export const countedList = <Row, C extends string, S extends string>({
  found,
  rows,
  whole,
}: CountedParts<Row, C, S>): ListSource<Row, C, S> => ({
  page: ({ branch, now }, ask, slice) =>
    branch.read(async (tx) => {
      const page = ask.search === null && whole !== undefined ? await wholePage(tx, whole, ask, slice, now) : []
      // one that is empty, behind the last, does not say how many there are
      if (page[0] !== undefined) return { rows: page, total: page[0].total }
      const { uuids, total } = await foundPage(tx, found(ask), ask, slice)
      return { rows: await rows(tx, uuids, now), total }
    }),
  each: (call, ask) => eachInTurns(call, () => call.branch.read((tx) => foundIds(tx, found(ask), ask)), rows),
})
