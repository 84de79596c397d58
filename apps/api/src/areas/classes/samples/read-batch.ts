import type { BatchReceipt, BatchWire, Refusal } from '@repo/api-client/classes/measurements'
import { isPlausibleHeartRate } from '@repo/domain/live/signal'

import { type LiveClass, type LiveParticipant, noteContact, type Taken, takeSample } from '../live/live-class.ts'
import type { StoredSample } from '../live/sample-series.ts'
import { countsInstead } from './other-classes.ts'

/** How far ahead of ours a phone's clock may be. */
const AHEAD_MS = 5000
const MAX_STEPS_PER_SAMPLE = 1000

type Judged = StoredSample | Refusal

const isFiniteNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The class that samples are judged by, and from when on its participant is out of it. */
type JudgedBy = Pick<LiveClass, 'configuredAt' | 'finishAt'> & {
  readonly removedAt?: number | null
  /** Whether a value of a moment counts in another class. */
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
    // a strap that cannot tell is taken for worn
    hasContact: contact !== false,
  }
}

/** A sample that can count, and its place in the batch. */
interface ValidSample {
  readonly index: number
  readonly sample: StoredSample
}

interface ReadBatch {
  readonly valid: readonly ValidSample[]
  /** When the strap reported no skin contact beside a heart rate that cannot be one, as many do; it counts nothing. */
  readonly offSkinAt: readonly number[]
  readonly refused: BatchReceipt['refused']
}

/** Judges a batch sample by sample: bad ones are named and left out, the rest counts. */
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
