import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Transaction } from '../../database/database.ts'
import { createLruCache, type LruCache } from '../../lib/lru-cache.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly anchors: Anchors
  }
}

/** A row's place in an order: what it is ordered by, as text, and its id where several have the same. */
export interface Place {
  readonly key: string
  readonly uuid: string
}

/** A way along an index: behind a place, or from the start where there is none, past some rows, so many of them. */
export interface Walk<S extends string> {
  readonly sort: S
  readonly backwards: boolean
  readonly after: Place | null
  readonly skip: number
  readonly size: number
}

/** How many rows a list has, and a number that grows with every change of one. */
export interface Counted {
  readonly total: number
  readonly version: number
}

/** How a list is walked by the indexes of its orders. */
export interface KeysetIndex<S extends string> {
  /** Tells its anchors from those of other lists. */
  readonly name: string
  readonly count: (tx: Transaction) => Promise<Counted>
  /** What tells its rows apart. */
  readonly id: PgColumn
  /** The same as values within another statement. */
  readonly counted: { readonly [K in keyof Counted]: SQL<number> }
  /** Which rows of its table it lists. */
  readonly listed: SQL
  /** What they are ordered by. */
  readonly key: (sort: S) => SQL
  /** A statement that answers with the `uuid` of each row on a way. */
  readonly walk: (walk: Walk<S>) => SQL
  /** A statement that answers with the places of the rows whose ids an array has. */
  readonly places: (sort: S, uuids: SQL) => SQL
}

/** Every so many rows of an order one is kept as an anchor. */
export const ANCHOR_STEP = 100

const MAX_CACHED = 200

interface Kept {
  readonly version: number
  readonly places: readonly Place[]
}

/** The anchors of orders that were walked along; good until a row of the list changes. */
export interface Anchors {
  readonly of: (name: string, version: number) => readonly Place[]
  readonly keep: (name: string, kept: Kept) => void
  /** What lists were counted to be, by name; whoever reads by it looks whether it still holds. */
  readonly counts: LruCache<Counted>
}

export const createAnchors = (): Anchors => {
  const cache = createLruCache<Kept>(MAX_CACHED)
  return {
    of: (name, version) => {
      const known = cache.get(name)
      return known?.version === version ? known.places : []
    },
    keep: cache.set,
    counts: createLruCache<Counted>(MAX_CACHED),
  }
}
