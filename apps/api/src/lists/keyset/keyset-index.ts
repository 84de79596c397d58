import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Transaction } from '../../database/database.ts'
import { createLruCache, type LruCache } from '../../lib/lru-cache.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly anchors: Anchors
  }
}

/** Keyset cursor: the sort key as text, and the id to break ties. */
export interface Place {
  readonly key: string
  readonly uuid: string
}

/** Starts at a cursor, or at the start of the index without one. */
export interface Walk<S extends string> {
  readonly sort: S
  readonly backwards: boolean
  readonly after: Place | null
  readonly skip: number
  readonly size: number
}

/** `version` grows with every change of a row. */
export interface Counted {
  readonly total: number
  readonly version: number
}

export interface KeysetIndex<S extends string> {
  readonly name: string
  readonly count: (tx: Transaction) => Promise<Counted>
  readonly id: PgColumn
  readonly counted: { readonly [K in keyof Counted]: SQL<number> }
  readonly listed: SQL
  readonly key: (sort: S) => SQL
  readonly walk: (walk: Walk<S>) => SQL
  readonly places: (sort: S, uuids: SQL) => SQL
}

export const ANCHOR_STEP = 100

const MAX_CACHED = 200

interface Kept {
  readonly version: number
  readonly places: readonly Place[]
}

/** Cached cursors by order. A change of any row invalidates them. */
export interface Anchors {
  readonly of: (name: string, version: number) => readonly Place[]
  readonly keep: (name: string, kept: Kept) => void
  /** Cached counts by list. Readers must check that the version still matches. */
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
