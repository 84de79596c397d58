import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { ListOrder, SortDirection } from '@repo/domain/lists/list'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../../database/database.ts'
import { integerLiteral } from '../../database/raw-sql/statement-parts.ts'
import type { Slice } from '../list-source.ts'
import { ANCHOR_STEP, type Anchors, type Counted, type KeysetIndex, type Place, type Walk } from './keyset-index.ts'

/** Within this many rows, walking is as fast as an anchor lookup. */
const NEAR = 2 * ANCHOR_STEP

type Way<S extends string> = Pick<Walk<S>, 'sort' | 'backwards'>

type PageWalk = Pick<Walk<string>, 'backwards' | 'skip' | 'size'>

export const walkFromNearestEnd = (direction: SortDirection, { offset, size }: Slice, total: number): PageWalk => {
  const wanted = Math.max(0, Math.min(size, total - offset))
  const isFromEnd = offset > total / 2
  return {
    size: wanted,
    skip: isFromEnd ? total - offset - wanted : offset,
    backwards: (direction === 'desc') !== isFromEnd,
  }
}

export interface AnchoredList<S extends string> {
  readonly branchUuid: string
  readonly index: KeysetIndex<S>
  readonly anchors: Anchors
}

const STRIDE = 1000

const anchorsOn = <S extends string>(index: KeysetIndex<S>, walk: Walk<S>): SQL => {
  const places = index.places(walk.sort, sql`array(select uuid from anchors)`)
  return sql`
    with anchors as materialized (
      select uuid, n from (select uuid, row_number() over () as n from (${index.walk(walk)}) as walked) as numbered
      where n % ${integerLiteral(ANCHOR_STEP)} = 0
    )
    select place.key, place.uuid from anchors join (${places}) as place on place.uuid = anchors.uuid order by anchors.n`
}

const anchorsOf = async <S extends string>(
  tx: Transaction,
  { branchUuid, index, anchors }: AnchoredList<S>,
  way: Way<S>,
  { version, count }: { readonly version: number; readonly count: number },
): Promise<readonly Place[]> => {
  const name = `${index.name}:${branchUuid}:${way.sort}:${way.backwards}`
  const places = [...anchors.of(name, version)]
  if (places.length >= count) return places
  while (places.length < count) {
    const next = await rowsOf<Place>(
      tx,
      anchorsOn(index, { ...way, after: places.at(-1) ?? null, skip: 0, size: STRIDE }),
    )
    places.push(...next)
    if (next.length === 0) break
    // PGlite answers within one turn of the event loop, which would delay classes
    await yieldToEventLoop()
  }
  anchors.keep(name, { version, places })
  return places
}

export const seekPage = async <S extends string>(
  tx: Transaction,
  list: AnchoredList<S>,
  { total, version }: Counted,
  { sort, direction, ...slice }: ListOrder<S> & Slice,
): Promise<(Walk<S> & { readonly after: Place | null }) | null> => {
  const { backwards, size, skip } = walkFromNearestEnd(direction, slice, total)
  if (size === 0) return null
  const straight = { sort, backwards, size, skip, after: null }
  if (skip <= NEAR) return straight
  const count = Math.floor(skip / ANCHOR_STEP)
  const after = (await anchorsOf(tx, list, { sort, backwards }, { version, count }))[count - 1] ?? null
  return after === null ? straight : { ...straight, after, skip: skip % ANCHOR_STEP }
}
