import { setImmediate as turn } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { BranchDatabase, Transaction } from '../db/database.ts'
import { countOf, sortKey, type MemberOrder } from './member-pages.ts'

const PIECE = 2000
const ATTEMPTS = 3
const EVERYBODY = 2_147_483_647

interface Piece {
  readonly uuids: readonly string[]
  /** Grows with every change of a member. */
  readonly version: number
  /** Sort key of the last one, as text; null when there is none. */
  readonly key: string | null
}

interface Place {
  readonly key: string
  readonly uuid: string
}

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows

const idsBehind = async (
  tx: Transaction,
  { sort, direction }: MemberOrder,
  after: Place | null,
  size: number,
): Promise<readonly string[]> =>
  rowsOf<{ uuid: string }>(
    await tx.execute(sql`select members_from as uuid from members_from(
      ${sort}, ${direction === 'desc'}, ${after?.key ?? null}, ${after?.uuid ?? null}::uuid, 0, ${size})`),
  ).map(({ uuid }) => uuid)

const pieceBehind = async (tx: Transaction, order: MemberOrder, after: Place | null): Promise<Piece> => {
  const { version } = await countOf(tx)
  const uuids = await idsBehind(tx, order, after, PIECE)
  const last = uuids.at(-1)
  if (last === undefined) return { uuids, version, key: null }
  const [row] = rowsOf<{ key: string }>(
    await tx.execute(sql`select ${sortKey(order.sort)} as key from members where uuid = ${last}`),
  )
  return { uuids, version, key: row?.key ?? null }
}

/** Null when members changed on the way, so that the pieces may not fit together. */
const idsByPieces = async (branch: BranchDatabase, order: MemberOrder): Promise<readonly string[] | null> => {
  const all: string[] = []
  let after: Place | null = null
  let first: number | undefined
  for (;;) {
    const behind: Place | null = after
    const { uuids, version, key }: Piece = await branch.run((tx) => pieceBehind(tx, order, behind))
    first ??= version
    if (version !== first) return null
    all.push(...uuids)
    const last = uuids.at(-1)
    if (uuids.length < PIECE || last === undefined || key === null) return all
    after = { key, uuid: last }
    await turn()
  }
}

/**
 * The ids of all linked members, in order, as they are at one moment. All at once would hold everybody else up, so they
 * come in pieces, and again when a member changed meanwhile; a list that never rests is taken at once in the end.
 */
export const linkedIds = async (branch: BranchDatabase, order: MemberOrder): Promise<readonly string[]> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ids = await idsByPieces(branch, order)
    if (ids !== null) return ids
  }
  return branch.run((tx) => idsBehind(tx, order, null, EVERYBODY))
}
