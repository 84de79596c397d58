import { setImmediate as turn } from 'node:timers/promises'

import type { ListOrder, SortDirection } from '@repo/domain/list'

import type { Transaction } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { ANCHOR_STEP, type Anchors } from './anchors.ts'
import type { KeyedIndex, Place, Walk } from './keyed-index.ts'
import type { Slice } from './list-source.ts'

/** Up to here walking is as quick as looking an anchor up. */
const NEAR = 2 * ANCHOR_STEP

type Way<S extends string> = Pick<Walk<S>, 'sort' | 'backwards'>

type PageWalk = Pick<Walk<string>, 'backwards' | 'skip' | 'size'>

/** A page in the second half of a list is nearer from the other end. */
export const walkTo = (direction: SortDirection, { offset, size }: Slice, total: number): PageWalk => {
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
  readonly index: KeyedIndex<S>
  readonly anchors: Anchors
}

/** At least so many anchors, as far as the list goes; those not known are walked to one after the other. */
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
    const step = index.walk({ ...way, after: places.at(-1) ?? null, skip: ANCHOR_STEP - 1, size: 1 })
    const [anchor] = await rowsOf<Place>(tx, index.place(way.sort, step))
    if (anchor === undefined) break
    places.push(anchor)
    // an embedded database answers within the same turn of the event loop, where classes wait for theirs
    await turn()
  }
  anchors.keep(name, { version, places })
  return places
}

interface AnchoredPage<S extends string> {
  readonly total: number
  /** The way to the page's rows, from whichever end; null where it has none. */
  readonly walk: (Walk<S> & { readonly after: Place | null }) | null
}

/**
 * The way to a page by its number: from the nearer end of the list, and deep in it from the nearest of the anchors, which
 * are kept until a row changes.
 */
export const wayToPage = async <S extends string>(
  tx: Transaction,
  list: AnchoredList<S>,
  { sort, direction }: ListOrder<S>,
  slice: Slice,
): Promise<AnchoredPage<S>> => {
  const { total, version } = await list.index.count(tx)
  const { backwards, size, skip } = walkTo(direction, slice, total)
  if (size === 0) return { total, walk: null }
  const straight = { sort, backwards, size, skip, after: null }
  if (skip <= NEAR) return { total, walk: straight }
  const count = Math.floor(skip / ANCHOR_STEP)
  const after = (await anchorsOf(tx, list, { sort, backwards }, { version, count }))[count - 1] ?? null
  return { total, walk: after === null ? straight : { ...straight, after, skip: skip % ANCHOR_STEP } }
}
