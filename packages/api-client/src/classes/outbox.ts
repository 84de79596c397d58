import type { Milliseconds } from '@repo/domain/core/units'

import { MAX_BATCH_SAMPLES } from './measurements.ts'

export interface PhoneSample {
  readonly at: Milliseconds
  readonly hr: number
  readonly contact?: boolean
}

export interface Batch {
  readonly sequence: number
  readonly samples: readonly PhoneSample[]
}

/** Unacknowledged samples, in batches by their last sequence number. */
export const createOutbox = (kept: readonly PhoneSample[], onKept: () => void) => {
  const batches = new Map<number, Batch>()
  let sequence = 0
  const add = (samples: readonly PhoneSample[]): Batch => {
    sequence += 1
    const batch = { sequence, samples }
    batches.set(sequence, batch)
    return batch
  }
  const samples = () => [...batches.values()].flatMap((batch) => batch.samples)
  if (kept.length > 0) add(kept)
  return {
    size: () => batches.size,
    samples,
    add: (given: readonly PhoneSample[]): Batch => {
      const batch = add(given)
      onKept()
      return batch
    },
    settle: (settled: number): boolean => {
      const isKnown = batches.delete(settled)
      if (isKnown) onKept()
      return isKnown
    },
    clear: () => {
      batches.clear()
      onKept()
    },
    /** Merges all into few batches, because the server limits batches per second. */
    regroup: (): readonly Batch[] => {
      const all = samples()
      batches.clear()
      const count = Math.ceil(all.length / MAX_BATCH_SAMPLES)
      return Array.from({ length: count }, (_, part) =>
        add(all.slice(part * MAX_BATCH_SAMPLES, (part + 1) * MAX_BATCH_SAMPLES)),
      )
    },
  }
}
