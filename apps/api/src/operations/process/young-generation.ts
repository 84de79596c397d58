import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import type { ResourceLimits } from 'node:worker_threads'

/** Where new objects are made: V8 lets it grow to 128 MB a thread, of which a class's second needs a few. */
const ENOUGH_MB = 16
/** What thousands of people need in one process: with less a tenth of the core goes to collecting what they leave. */
const MOST_MB = 64

const WATCHED_MS = 10_000
/** Collected more often than this in a second, as by four thousand people, the space is too small for what is made. */
const OFTEN_A_SECOND = 9

/** How large the space may be, after it was collected so often while it was this large. */
export const roomAfter = (room: number, collectionsASecond: number): number =>
  collectionsASecond > OFTEN_A_SECOND ? Math.min(MOST_MB, 2 * room) : room

const sizeNow = (): number =>
  (getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0) / 2 ** 20

const isOfNewObjects = (collection: PerformanceEntry): boolean => {
  const { detail } = collection as PerformanceEntry & { readonly detail: { readonly kind: number } }
  return detail.kind === constants.NODE_PERFORMANCE_GC_MINOR
}

/**
 * Keeps the space for new objects small in the thread that calls it: it takes less memory, and what is collected at
 * once, and holds everybody up meanwhile, is less. V8 reads the size it may have at the start alone, but how fast it
 * grows each time, so that it grows no more once it has enough. Where it turns out not to be enough for so many people,
 * it may grow again.
 */
export const limitYoungGeneration = (): void => {
  let room = ENOUGH_MB
  let growth = 2
  let collections = 0
  let from = 0
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries().filter(isOfNewObjects)
    const now = entries.at(-1)?.startTime ?? from
    collections += entries.length
    if (now - from > WATCHED_MS) {
      if (sizeNow() >= room) room = roomAfter(room, (collections / (now - from)) * 1000)
      collections = 0
      from = now
    }
    const next = sizeNow() < room ? 2 : 1
    if (next === growth) return
    growth = next
    setFlagsFromString(`--semi-space-growth-factor=${growth}`)
  })
  observer.observe({ entryTypes: ['gc'] })
}

/** The same for a thread that is about to be made. */
export const YOUNG_GENERATION: ResourceLimits = { maxYoungGenerationSizeMb: 1.5 * ENOUGH_MB }
