import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { ListOrder } from '@repo/domain/lists/list'
import { sql } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import { rowsOf, type Transaction } from '../../database/database.ts'
import type { KeysetIndex, Place } from './keyset-index.ts'

const PIECE = 2000
const ATTEMPTS = 3
const ALL = 2_147_483_647

interface Piece {
  readonly uuids: readonly string[]
  readonly version: number
  readonly end: Place | null
}

const idsBehind = async <S extends string>(
  tx: Transaction,
  index: KeysetIndex<S>,
  { sort, direction }: ListOrder<S>,
  after: Place | null,
  size: number,
): Promise<readonly string[]> => {
  const walk = index.walk({ sort, backwards: direction === 'desc', after, skip: 0, size })
  return (await rowsOf<{ uuid: string }>(tx, walk)).map(({ uuid }) => uuid)
}

const pieceBehind = async <S extends string>(
  tx: Transaction,
  index: KeysetIndex<S>,
  order: ListOrder<S>,
  after: Place | null,
): Promise<Piece> => {
  const { version } = await index.count(tx)
  const uuids = await idsBehind(tx, index, order, after, PIECE)
  const last = uuids.at(-1)
  if (last === undefined) return { uuids, version, end: null }
  const [end] = await rowsOf<Place>(tx, index.places(order.sort, sql`array[${last}::uuid]`))
  return { uuids, version, end: end ?? null }
}

const readStableIds = async <S extends string>(
  branch: BranchDatabase,
  index: KeysetIndex<S>,
  order: ListOrder<S>,
): Promise<readonly string[] | null> => {
  const all: string[] = []
  let after: Place | null = null
  let first: number | undefined
  for (;;) {
    const behind: Place | null = after
    const { uuids, version, end }: Piece = await branch.read((tx) => pieceBehind(tx, index, order, behind))
    first ??= version
    if (version !== first) return null
    all.push(...uuids)
    if (uuids.length < PIECE || end === null) return all
    after = end
    await yieldToEventLoop()
  }
}

/** Reads in batches to let others run, and restarts if rows changed. Reads all at once in the end. */
export const readIdsInBatches = async <S extends string>(
  branch: BranchDatabase,
  index: KeysetIndex<S>,
  order: ListOrder<S>,
): Promise<readonly string[]> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ids = await readStableIds(branch, index, order)
    if (ids !== null) return ids
  }
  return branch.read((tx) => idsBehind(tx, index, order, null, ALL))
}
