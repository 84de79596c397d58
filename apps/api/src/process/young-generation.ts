import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import type { ResourceLimits } from 'node:worker_threads'

/** Where new objects are made: V8 lets it grow to 128 MB a thread, of which a class's second needs a few. */
const ENOUGH_MB = 16

const sizeNow = (): number =>
  (getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0) / 2 ** 20

/**
 * Keeps the space for new objects small in the thread that calls it: it takes less memory, and what is collected at
 * once, and holds everybody up meanwhile, is less. V8 reads the size it may have at the start alone, but how fast it
 * grows each time, so that it grows no more once it has enough.
 */
export const limitYoungGeneration = (): void => {
  const observer = new PerformanceObserver(() => {
    if (sizeNow() < ENOUGH_MB) return
    setFlagsFromString('--semi-space-growth-factor=1')
    observer.disconnect()
  })
  observer.observe({ entryTypes: ['gc'] })
}

/** The same for a thread that is about to be made. */
export const YOUNG_GENERATION: ResourceLimits = { maxYoungGenerationSizeMb: 1.5 * ENOUGH_MB }
