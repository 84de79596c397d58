import { createLruCache, type LruCache } from '../lib/lru-cache.ts'
import type { Counted, Place } from './keyed-index.ts'

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
