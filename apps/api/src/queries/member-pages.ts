import type { MemberSort, SortDirection } from '@repo/domain/member-search'
import { sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'

export interface MemberOrder {
  readonly sort: MemberSort
  readonly direction: SortDirection
}

interface Anchor {
  readonly key: string
  readonly uuid: string
}

interface Anchors {
  readonly version: number
  readonly places: readonly Anchor[]
}

export interface MemberPages {
  /** The ids of one page, in order, and how many linked members there are. */
  readonly page: (
    tx: Transaction,
    branchUuid: string,
    order: MemberOrder,
    offset: number,
    size: number,
  ) => Promise<{ readonly uuids: readonly string[]; readonly total: number }>
}

const ANCHOR_STEP = 1000
/** Up to here walking is as quick as looking an anchor up. */
const NEAR = 2 * ANCHOR_STEP
const MAX_CACHED = 200

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows

/** How many members are linked, and a number that grows with every change of a member. */
export const countOf = async (tx: Transaction): Promise<{ linked: number; version: number }> => {
  const [row] = rowsOf<{ linked: number; version: number | string }>(
    await tx.execute(sql`select linked, version from member_counts`),
  )
  return { linked: row?.linked ?? 0, version: Number(row?.version ?? 0) }
}

interface Walk {
  readonly backwards: boolean
  readonly skip: number
  readonly size: number
  /** Whether the walk's members must be turned round. */
  readonly isFromEnd: boolean
}

/** A page in the second half of a list is nearer from the other end. */
export const walkTo = (direction: SortDirection, offset: number, size: number, total: number): Walk => {
  const wanted = Math.max(0, Math.min(size, total - offset))
  const isFromEnd = offset > total / 2
  return {
    isFromEnd,
    size: wanted,
    skip: isFromEnd ? total - offset - wanted : offset,
    backwards: (direction === 'desc') !== isFromEnd,
  }
}

/**
 * Pages of members by number, reached by key: from the nearer end of the list, and deep in it from the nearest of
 * the anchors, which are kept until members change.
 */
export const createMemberPages = (): MemberPages => {
  const cache = new Map<string, Anchors>()

  const anchorsOf = async (tx: Transaction, name: string, sort: MemberSort, backwards: boolean, version: number) => {
    const known = cache.get(name)
    if (known?.version === version) return known.places
    const places = rowsOf<Anchor>(
      await tx.execute(sql`select key, uuid from member_anchors(${sort}, ${backwards}, ${ANCHOR_STEP})`),
    )
    cache.delete(name)
    cache.set(name, { version, places })
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    return places
  }

  return {
    page: async (tx, branchUuid, { sort, direction }, offset, size) => {
      const { linked: total, version } = await countOf(tx)
      const walk = walkTo(direction, offset, size, total)
      if (walk.size === 0) return { uuids: [], total }
      let { skip } = walk
      let after: Anchor | undefined
      if (skip > NEAR) {
        const places = await anchorsOf(tx, `${branchUuid}:${sort}:${walk.backwards}`, sort, walk.backwards, version)
        after = places[Math.floor(skip / ANCHOR_STEP) - 1]
        if (after !== undefined) skip %= ANCHOR_STEP
      }
      const found = rowsOf<{ uuid: string }>(
        await tx.execute(sql`select members_from as uuid from members_from(
          ${sort}, ${walk.backwards}, ${after?.key ?? null}, ${after?.uuid ?? null}::uuid, ${skip}, ${walk.size})`),
      ).map(({ uuid }) => uuid)
      return { uuids: walk.isFromEnd ? found.toReversed() : found, total }
    },
  }
}
