import type { BatchReceipt, BatchWire } from '@repo/api-client/participation/batch'

import { noteContact, takeSample, type LiveClass, type LiveParticipant, type Taken } from './live-class.ts'
import { countsInstead } from './other-classes.ts'
import { readBatch, type ValidSample } from './read-batch.ts'
import type { StoredSample } from './sample-series.ts'

interface TakenBatch {
  /** What is new and has to be stored. */
  readonly fresh: readonly StoredSample[]
  readonly receipt: BatchReceipt
}

/** Takes a batch into a participant's account, sample by sample; bad, late and repeated ones cost the others nothing. */
export const takeBatch = (
  liveClass: LiveClass,
  participant: LiveParticipant,
  batch: BatchWire,
  now: number,
): TakenBatch => {
  const { configuredAt, finishAt } = liveClass
  const isElsewhere = (at: number) => countsInstead(participant.earlierClasses, participant, at) !== null
  const judgedBy = { configuredAt, finishAt, removedAt: participant.removedAt, isElsewhere }
  const { valid, offSkinAt, refused } = readBatch(judgedBy, batch, now)
  const taken: Record<Taken, ValidSample[]> = { new: [], known: [], crowded: [] }
  for (const one of valid) taken[takeSample(liveClass, participant, one.sample, now)].push(one)
  noteContact(participant, [
    ...valid.map(({ sample }) => sample),
    ...offSkinAt.map((at) => ({ at, hasContact: false })),
  ])
  const crowded = taken.crowded.map(({ index }) => ({ index, reason: 'crowded' as const }))
  return {
    fresh: taken.new.map(({ sample }) => sample),
    receipt: {
      sequence: batch.sequence,
      accepted: taken.new.length,
      duplicate: taken.known.length,
      refused: [...refused, ...crowded].toSorted((a, b) => a.index - b.index),
    },
  }
}
