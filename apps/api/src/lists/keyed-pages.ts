import type { ListOrder, SortDirection } from '@repo/domain/list'
import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import type { Counted, KeyedIndex, Walk } from './keyed-index.ts'
import type { Slice } from './list-source.ts'
import { NEAR_START, pickedAmong, pickedFirst, pickedFrom, type Picked } from './picked.ts'
import { wayToPage, type AnchoredList } from './way-to-page.ts'

/** Reads rows as they were picked, each with how many the list has. */
export type RowsPicked<Row> = (tx: Transaction, picked: Picked, now: SQL) => PromiseLike<(Row & Counted)[]>

interface Asked<S extends string> extends ListOrder<S>, Slice {
  readonly now: Date
}

/**
 * Pages of a whole list by their numbers, each in one statement that also counts: near the start, and deep in it by a way
 * along the index that goes by what was counted before. Where that holds no longer, it is counted, and read again.
 */
export const keyedPages = <Row, S extends string>(index: KeyedIndex<S>, rows: RowsPicked<Row>) => {
  const orderOf = ({ sort, direction }: ListOrder<S>) => ({
    id: index.id,
    key: index.key(sort),
    listed: index.listed,
    backwards: direction === 'desc',
  })
  const pickedBy = (direction: SortDirection, walk: Walk<S>): Picked => {
    const order = orderOf({ sort: walk.sort, direction })
    // from an end the policies let the index serve; behind a place only the database's own functions do
    return walk.after === null
      ? pickedFrom({ ...order, isFromEnd: walk.backwards !== order.backwards }, walk)
      : pickedAmong({ ...order, ids: index.walk(walk) })
  }
  const rowsAt = async (
    tx: Transaction,
    list: AnchoredList<S>,
    counted: Counted,
    { now, direction, ...place }: Asked<S>,
  ): Promise<readonly (Row & Counted)[]> => {
    const walk = await wayToPage(tx, list, counted, { direction, ...place })
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
      const picked = pickedFirst({ ...orderOf({ sort, direction }), skip: offset, size })
      const page = await rows(tx, picked, sql`${now.toISOString()}`)
      // a page without rows does not say how many there are
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
