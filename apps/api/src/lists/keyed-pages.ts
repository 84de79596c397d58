import type { ListOrder } from '@repo/domain/list'
import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { keptStatements, type Statement } from '../database/kept-statements.ts'
import type { Counted, KeyedIndex, Walk } from './keyed-index.ts'
import type { Slice } from './list-source.ts'
import { NEAR_START, pickedAmong, pickedFirst, pickedFrom, type Picked } from './picked.ts'
import { wayToPage, type AnchoredList } from './way-to-page.ts'

/** Reads rows as they were picked, each with how many the list has. */
export type RowsPicked<Row> = (tx: Transaction, picked: Picked, now: SQL) => Statement<(Row & Counted)[]>

interface Asked<S extends string> extends ListOrder<S>, Slice {
  readonly now: Date
}

type Stretch<S extends string> = ListOrder<S> & Pick<Walk<S>, 'skip' | 'size'>

/** What tells ways to pages apart, but for the place that each begins behind. */
type Way<S extends string> = Omit<Walk<S>, 'after'> & Pick<ListOrder<S>, 'direction'> & { readonly isBehind: boolean }

const NOW = sql`${sql.placeholder('now')}`
const PLACE = { key: sql.placeholder('key'), uuid: sql.placeholder('uuid') }

/**
 * Pages of a whole list by their numbers, each in one statement that also counts: near the start, and deep in it by a way
 * along the index that goes by what was counted before. Where that holds no longer, it is counted, and read anew.
 */
export const keyedPages = <Row, S extends string>(index: KeyedIndex<S>, rows: RowsPicked<Row>) => {
  const orderOf = ({ sort, direction }: ListOrder<S>) => ({
    id: index.id,
    key: index.key(sort),
    listed: index.listed,
    backwards: direction === 'desc',
  })
  const rowsOfFirst = keptStatements((tx, { skip, size, ...order }: Stretch<S>) =>
    rows(tx, pickedFirst({ ...orderOf(order), skip, size }), NOW),
  )
  const rowsOnWay = keptStatements((tx, { direction, isBehind, ...way }: Way<S>) => {
    const order = orderOf({ sort: way.sort, direction })
    // from an end the policies let the index serve; behind a place only the database's own functions do
    const picked = isBehind
      ? pickedAmong({ ...order, ids: index.walk({ ...way, after: PLACE }) })
      : pickedFrom({ ...order, isFromEnd: way.backwards !== order.backwards }, way)
    return rows(tx, picked, NOW)
  })
  const rowsAt = async (
    tx: Transaction,
    list: AnchoredList<S>,
    counted: Counted,
    { now, direction, ...place }: Asked<S>,
  ): Promise<readonly (Row & Counted)[]> => {
    const walk = await wayToPage(tx, list, counted, { direction, ...place })
    if (walk === null) return []
    const { after, ...way } = walk
    return rowsOnWay(tx, { ...way, direction, isBehind: after !== null }, { now: now.toISOString(), ...after })
  }
  return async (
    tx: Transaction,
    { branchUuid, anchors }: Omit<AnchoredList<S>, 'index'>,
    asked: Asked<S>,
  ): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
    const { sort, direction, offset, size, now } = asked
    if (offset <= NEAR_START) {
      const page = await rowsOfFirst(tx, { sort, direction, skip: offset, size }, { now: now.toISOString() })
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
