import type { ListOrder, ListSearch, SortDirection } from '@repo/domain/lists/list'
import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { matchingIds, matchingPage } from '../counted-list.ts'
import type { ListSource, RowsById, Slice } from '../list-source.ts'
import {
  NEAR_START,
  type RowSelection,
  selectAmong,
  selectById,
  selectFirstPage,
  selectFromEnd,
} from '../row-selection.ts'
import { streamRows } from '../stream-rows.ts'
import type { Counted, KeysetIndex, Walk } from './keyset-index.ts'
import { readIdsInBatches } from './read-ids.ts'
import { type AnchoredList, seekPage } from './seek-page.ts'

type SelectRows<Row> = (tx: Transaction, picked: RowSelection, now: SQL) => PromiseLike<(Row & Counted)[]>

interface Asked<S extends string> extends ListOrder<S>, Slice {
  readonly now: Date
}

/** Reads a page and its count in one statement, based on the cached count. If that is stale, counts and reads again. */
const keysetPages = <Row, S extends string>(index: KeysetIndex<S>, rows: SelectRows<Row>) => {
  const orderOf = ({ sort, direction }: ListOrder<S>) => ({
    id: index.id,
    key: index.key(sort),
    listed: index.listed,
    backwards: direction === 'desc',
  })
  const pickedBy = (direction: SortDirection, walk: Walk<S>): RowSelection => {
    const order = orderOf({ sort: walk.sort, direction })
    // row-level policies allow index scans from an end; from a cursor, only stored functions use the index
    return walk.after === null
      ? selectFromEnd({ ...order, isFromEnd: walk.backwards !== order.backwards }, walk)
      : selectAmong({ ...order, ids: index.walk(walk) })
  }
  const rowsAt = async (
    tx: Transaction,
    list: AnchoredList<S>,
    counted: Counted,
    { now, direction, ...place }: Asked<S>,
  ): Promise<readonly (Row & Counted)[]> => {
    const walk = await seekPage(tx, list, counted, { direction, ...place })
    if (walk === null) return []
    return rows(tx, pickedBy(direction, walk), sql`${now.toISOString()}`)
  }
  return async (
    tx: Transaction,
    { branchUuid, anchors }: Omit<AnchoredList<S>, 'index'>,
    asked: Asked<S>,
  ): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
    const { sort, direction, offset, size, now } = asked
    if (offset <= NEAR_START) {
      const picked = selectFirstPage({ ...orderOf({ sort, direction }), skip: offset, size })
      const page = await rows(tx, picked, sql`${now.toISOString()}`)
      return { rows: page, total: page[0]?.total ?? (await index.count(tx)).total }
    }
    const list = { branchUuid, anchors, index }
    const name = `${index.name}:${branchUuid}`
    const known = anchors.counts.get(name)
    if (known !== undefined) {
      const page = await rowsAt(tx, list, known, asked)
      const [first] = page
      if (first?.total === known.total && first.version === known.version) return { rows: page, total: known.total }
    }
    const counted = await index.count(tx)
    anchors.counts.set(name, counted)
    return { rows: await rowsAt(tx, list, counted, asked), total: counted.total }
  }
}

interface KeyedParts<Row, C extends string, S extends string> {
  readonly index: KeysetIndex<S>
  readonly found: (search: ListSearch<C>, order: ListOrder<S>) => SQL
  readonly rows: SelectRows<Row>
}

/** For lists of any length: reads pages by keyset and caches the count when there's no search. */
export const keysetList = <Row, C extends string, S extends string>({
  index,
  found,
  rows,
}: KeyedParts<Row, C, S>): ListSource<Row, C, S> => {
  const byId: RowsById<Row> = async (tx, uuids, now) =>
    uuids.length === 0 ? [] : rows(tx, selectById(index.id, uuids), sql`${now.toISOString()}`)

  const pageOf = keysetPages(index, rows)

  return {
    page: ({ branch, anchors, now }, ask, slice) =>
      branch.read(async (tx) => {
        const { search } = ask
        if (search === null) return pageOf(tx, { branchUuid: branch.branchUuid, anchors }, { ...slice, ...ask, now })
        const { uuids, total } = await matchingPage(tx, found(search, ask), ask, slice)
        return { rows: await byId(tx, uuids, now), total }
      }),
    each: (call, ask) => {
      const { search } = ask
      const ids = () =>
        search === null
          ? readIdsInBatches(call.branch, index, ask)
          : call.branch.read((tx) => matchingIds(tx, found(search, ask), ask))
      return streamRows(call, ids, byId)
    },
  }
}
