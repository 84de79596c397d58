import type { BatchReceipt, BatchWire, Refusal } from '@repo/api-client/classes/measurements'
import { isPlausibleHeartRate } from '@repo/domain/live/signal'

import { type LiveClass, type LiveParticipant, noteContact, type Taken, takeSample } from '../live/live-class.ts'
import type { StoredSample } from '../live/sample-series.ts'
import { countsInstead } from './other-classes.ts'

/** How far a phone's clock may be ahead. */
const AHEAD_MS = 5000
const MAX_STEPS_PER_SAMPLE = 1000

type Judged = StoredSample | Refusal

const isFiniteNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

type JudgedBy = Pick<LiveClass, 'configuredAt' | 'finishAt'> & {
  readonly removedAt?: number | null
  readonly isElsewhere?: (at: number) => boolean
}

const endOf = ({ finishAt, removedAt }: JudgedBy): number => Math.min(finishAt, removedAt ?? Infinity)

const isInTime = (judgedBy: JudgedBy, at: unknown, now: number): at is number =>
  isFiniteNumber(at) && at <= now + AHEAD_MS && at >= judgedBy.configuredAt && at < endOf(judgedBy)

const judge = (liveClass: JudgedBy, sample: BatchWire['samples'][number], now: number): Judged => {
  const { at, hr, steps, contact } = sample
  if (!isFiniteNumber(at) || !isFiniteNumber(hr)) return 'not-a-number'
  if (!isPlausibleHeartRate(hr)) return 'out-of-range'
  if (at > now + AHEAD_MS) return 'future'
  if (at < liveClass.configuredAt || at >= endOf(liveClass)) return 'outside-class'
  if (liveClass.isElsewhere?.(at) === true) return 'in-another-class'
  const hasSteps = isFiniteNumber(steps) && steps >= 0 && steps <= MAX_STEPS_PER_SAMPLE
  return {
    at: Math.round(at),
    heartRate: Math.round(hr),
    steps: hasSteps ? Math.round(steps) : null,
    // a strap without contact detection counts as worn
    hasContact: contact !== false,
  }
}

interface ValidSample {
  readonly index: number
  readonly sample: StoredSample
}

interface ReadBatch {
  readonly valid: readonly ValidSample[]
  /** When the strap reported no skin contact with an impossible heart rate, as many do. Counts nothing. */
  readonly offSkinAt: readonly number[]
  readonly refused: BatchReceipt['refused']
}

export const readBatch = (liveClass: JudgedBy, batch: BatchWire, now: number): ReadBatch => {
  const valid: ValidSample[] = []
  const offSkinAt: number[] = []
  const refused: BatchReceipt['refused'] = []
  for (const [index, sample] of batch.samples.entries()) {
    const judged = judge(liveClass, sample, now)
    if (typeof judged !== 'string') {
      valid.push({ index, sample: judged })
      continue
    }
    refused.push({ index, reason: judged })
    const { at, contact } = sample
    if (judged === 'out-of-range' && contact === false && isInTime(liveClass, at, now)) offSkinAt.push(at)
  }
  return { valid, offSkinAt, refused }
}

interface TakenBatch {
  readonly fresh: readonly StoredSample[]
  readonly receipt: BatchReceipt
}

/** Bad, late, and repeated samples don't affect the others. */
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
