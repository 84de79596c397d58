import { setImmediate as turn } from 'node:timers/promises'

import type { MemberSort, SortDirection } from '@repo/domain/member-search'
import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'

export interface MemberOrder {
  readonly sort: MemberSort
  readonly direction: SortDirection
}

interface MemberWalk {
  readonly sort: MemberSort
  readonly backwards: boolean
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

/** What members are ordered by; as text it tells two keys apart and can be given back to `members_from`. */
export const sortKey = (sort: MemberSort): SQL =>
  sort === 'created' ? sql`created_at::text` : sql`fold(${sql.identifier(sort)})`

/** The next anchor behind a place; undefined where the list ends before it. */
const anchorBehind = async (tx: Transaction, { sort, backwards }: MemberWalk, after: Anchor | undefined) => {
  const [anchor] = rowsOf<Anchor>(
    await tx.execute(sql`select ${sortKey(sort)} as key, uuid from members where uuid = (
      select members_from(${sort}, ${backwards}, ${after?.key ?? null}, ${after?.uuid ?? null}::uuid, ${ANCHOR_STEP - 1}, 1))`),
  )
  return anchor
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

  const keep = (name: string, anchors: Anchors): void => {
    cache.delete(name)
    cache.set(name, anchors)
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  }

  /** At least so many anchors, as far as the list goes; those not known are walked to one after the other. */
  const anchorsOf = async (tx: Transaction, name: string, walk: MemberWalk, version: number, count: number) => {
    const known = cache.get(name)
    const places = known?.version === version ? [...known.places] : []
    if (places.length >= count) return places
    while (places.length < count) {
      const anchor = await anchorBehind(tx, walk, places.at(-1))
      if (anchor === undefined) break
      places.push(anchor)
      // an embedded database answers within the same turn of the event loop, where classes wait for theirs
      await turn()
    }
    keep(name, { version, places })
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
        const count = Math.floor(skip / ANCHOR_STEP)
        const name = `${branchUuid}:${sort}:${walk.backwards}`
        const places = await anchorsOf(tx, name, { sort, backwards: walk.backwards }, version, count)
        after = places[count - 1]
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
