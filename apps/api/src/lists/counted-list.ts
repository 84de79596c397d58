import type { ListAsk } from '@repo/domain/list'
import type { SQL } from 'drizzle-orm'

import { eachInTurns } from './each-in-turns.ts'
import { foundIds, foundPage } from './found-ids.ts'
import type { ListSource, RowsById } from './list-source.ts'
import type { WholePage } from './whole-page.ts'

interface CountedParts<Row, C extends string, S extends string> {
  /** A statement that answers with `uuid` and `key`, what rows are ordered by, of every row that is asked for. */
  readonly found: (ask: ListAsk<C, S>) => SQL
  readonly rows: RowsById<Row>
  /** How a page of the whole list is read in one statement; without it in two. */
  readonly whole?: WholePage<Row & { readonly total: number }, S>
}

/** A list whose rows are counted and skipped for every page: right for some ten thousand of them. */
export const countedList = <Row, C extends string, S extends string>({
  found,
  rows,
  whole,
}: CountedParts<Row, C, S>): ListSource<Row, C, S> => ({
  page: ({ branch, now }, ask, slice) =>
    branch.read(async (tx) => {
      const page = ask.search === null && whole !== undefined ? await whole(tx, ask, slice, now) : []
      // one that is empty, behind the last, does not say how many there are
      if (page[0] !== undefined) return { rows: page, total: page[0].total }
      const { uuids, total } = await foundPage(tx, found(ask), ask, slice)
      return { rows: await rows(tx, uuids, now), total }
    }),
  each: (call, ask) => eachInTurns(call, () => call.branch.read((tx) => foundIds(tx, found(ask), ask)), rows),
})
