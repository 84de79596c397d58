import type { ListOrder } from '@repo/domain/list'
import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { keptStatements, type Statement } from '../db/kept-statements.ts'
import { wayToPage, type AnchoredList } from './anchored-page.ts'
import type { KeyedIndex, Walk } from './keyed-index.ts'
import type { Slice } from './list-source.ts'
import { NEAR_START, pickedAmong, pickedFirst, type Picked } from './picked.ts'

/** Reads rows as they were picked, each with how many the list has. */
export type RowsPicked<Row> = (
  tx: Transaction,
  picked: Picked,
  now: SQL,
) => Statement<(Row & { readonly total: number })[]>

interface Asked<S extends string> extends ListOrder<S>, Slice {
  readonly now: Date
}

type Stretch<S extends string> = ListOrder<S> & Pick<Walk<S>, 'skip' | 'size'>

/** What tells ways to pages apart, but for the place that each begins behind. */
type Way<S extends string> = Omit<Walk<S>, 'after'> & Pick<ListOrder<S>, 'direction'> & { readonly isBehind: boolean }

const NOW = sql`${sql.placeholder('now')}`
const PLACE = { key: sql.placeholder('key'), uuid: sql.placeholder('uuid') }

/**
 * Pages of a whole list by their numbers: near the start in one statement that also counts, and deep in it by a way along
 * the index, which takes the count first.
 */
export const keyedPages = <Row, S extends string>(index: KeyedIndex<S>, rows: RowsPicked<Row>) => {
  const orderOf = ({ sort, direction }: ListOrder<S>) => ({
    id: index.id,
    key: index.key(sort),
    backwards: direction === 'desc',
  })
  const rowsOfFirst = keptStatements((tx, { skip, size, ...order }: Stretch<S>) =>
    rows(tx, pickedFirst({ ...orderOf(order), listed: index.listed, skip, size }), NOW),
  )
  const rowsOnWay = keptStatements((tx, { direction, isBehind, ...way }: Way<S>) => {
    const ids = index.walk({ ...way, after: isBehind ? PLACE : null })
    return rows(tx, pickedAmong({ ...orderOf({ sort: way.sort, direction }), ids }), NOW)
  })
  return async (
    tx: Transaction,
    list: Omit<AnchoredList<S>, 'index'>,
    { sort, direction, now, ...slice }: Asked<S>,
  ): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
    const values = { now: now.toISOString() }
    if (slice.offset <= NEAR_START) {
      const page = await rowsOfFirst(tx, { sort, direction, skip: slice.offset, size: slice.size }, values)
      // a page without rows does not say how many there are
      return { rows: page, total: page[0]?.total ?? (await index.count(tx)).total }
    }
    const { total, walk } = await wayToPage(tx, { ...list, index }, { sort, direction }, slice)
    if (walk === null) return { rows: [], total }
    const { after, ...way } = walk
    return {
      rows: await rowsOnWay(tx, { ...way, direction, isBehind: after !== null }, { ...values, ...after }),
      total,
    }
  }
}
