import { err, ok, type Result } from '../core/result.ts'
import type { Bpm, Milliseconds, Seconds } from '../core/units.ts'
import { isPlausibleHeartRate } from '../live/signal.ts'
import { refusedSeconds } from './refused-seconds.ts'
import type { TallySample } from './tally.ts'
import { recordingLimits } from './training-limits.ts'

const RECORDING_FAULTS = ['empty', 'dated', 'too-long', 'implausible'] as const
export type RecordingFault = (typeof RECORDING_FAULTS)[number]

export interface ImportedTraining {
  readonly startAt: Milliseconds
  readonly samples: readonly TallySample[]
  readonly timerSeconds: Seconds
  readonly leftOut: number
}

export interface Recorded {
  readonly startAt: Milliseconds
  /** Null and 0 bpm mean no contact. In any order. */
  readonly values: readonly { readonly at: Milliseconds; readonly heartRate: Bpm | null }[]
  /** In order. The last one may not end. */
  readonly pauses: readonly { readonly from: Milliseconds; readonly to: Milliseconds }[]
}

type Value = Recorded['values'][number]

const CLOCK_AHEAD: Milliseconds = 300_000
const SECOND: Milliseconds = 1000
const HOUR: Milliseconds = 3_600_000

/** Many watches store a value only when it changes. */
const LONGEST_GAP: Seconds = 15

/** Values further apart without a pause belong to different trainings. */
const APART: Milliseconds = HOUR

const isDated = (at: Milliseconds, now: Milliseconds): boolean =>
  at >= Date.UTC(recordingLimits.fromYear, 0, 1) && at <= now + CLOCK_AHEAD

const hasHeartRate = ({ heartRate }: Value): boolean => heartRate !== null && isPlausibleHeartRate(heartRate)

const pausesBetween = ({ pauses }: Recorded) => {
  let next = 0
  return (from: Milliseconds, to: Milliseconds): Milliseconds => {
    while ((pauses[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1
    let paused = 0
    for (let place = next; (pauses[place]?.from ?? Number.POSITIVE_INFINITY) < to; place += 1) {
      const pause = pauses[place]
      if (pause === undefined || !Number.isFinite(pause.to)) break
      paused += Math.max(0, Math.min(pause.to, to) - Math.max(pause.from, from))
    }
    return paused
  }
}

/** Splits sorted values at gaps of over an hour outside pauses. */
const stretchesOf = (recorded: Recorded, values: readonly Value[]): Value[][] => {
  const stretches: Value[][] = []
  const pausedWithin = pausesBetween(recorded)
  let before: Milliseconds | null = null
  for (const value of values.toSorted((one, other) => one.at - other.at)) {
    const gap = before === null ? Number.POSITIVE_INFINITY : value.at - before
    const isNext = gap > APART && (before === null || gap - pausedWithin(before, value.at) > APART)
    if (isNext) stretches.push([])
    stretches.at(-1)?.push(value)
    before = value.at
  }
  return stretches
}

const countIn = (values: readonly Value[]): number => values.filter(hasHeartRate).length

const largestOf = (stretches: readonly Value[][]): Value[] =>
  stretches.reduce((largest, one) => (countIn(one) > countIn(largest) ? one : largest), [])

const runningSeconds = ({ pauses }: Recorded, startAt: Milliseconds, length: Seconds): Uint8Array => {
  const running = new Uint8Array(length).fill(1)
  const secondOf = (at: Milliseconds) => Math.max(0, Math.ceil((at - startAt) / SECOND))
  for (const { from, to } of pauses) running.fill(0, secondOf(from), secondOf(to))
  return running
}

const confirmedSamples = (values: readonly Value[], startAt: Milliseconds): TallySample[] => {
  const bySecond = new Map<Seconds, Bpm>()
  for (const { at, heartRate } of values) {
    const second = Math.round((at - startAt) / SECOND)
    if (heartRate !== null && !bySecond.has(second)) bySecond.set(second, heartRate)
  }
  const samples = [...bySecond].map(([second, heartRate]) => ({ second, heartRate }))
  const refused = new Set(refusedSeconds(samples))
  return samples.filter(({ second }) => !refused.has(second))
}

const countedSamples = (samples: readonly TallySample[], running: Uint8Array): TallySample[] =>
  samples.flatMap(({ second, heartRate }, place) => {
    const gap = (samples[place + 1]?.second ?? Number.POSITIVE_INFINITY) - second
    const seconds = Array.from({ length: gap > LONGEST_GAP ? 1 : gap }, (_, at) => second + at)
    return seconds.filter((one) => running[one] === 1).map((one) => ({ second: one, heartRate }))
  })

/** Converts a recording. A second counts if the timer ran and the next value is within 15 s. */
export const importedTraining = (recorded: Recorded, now: Milliseconds): Result<ImportedTraining, RecordingFault> => {
  const beating = recorded.values.filter(({ heartRate }) => heartRate !== null && heartRate !== 0)
  if (beating.length === 0) return err('empty')
  if (!beating.some(hasHeartRate)) return err('implausible')
  const dated = recorded.values.filter(({ at }) => isDated(at, now))
  const stretch = largestOf(stretchesOf(recorded, dated))
  const [first, last] = [stretch[0], stretch.at(-1)]
  if (first === undefined || last === undefined) return err('dated')
  const counted = stretch.filter(hasHeartRate)
  const isWhole = stretch.length === recorded.values.length
  const isStart = isWhole && recorded.startAt <= first.at && first.at - recorded.startAt <= HOUR
  const startAt = isStart ? recorded.startAt : first.at
  if (last.at - startAt >= recordingLimits.hours * HOUR) return err('too-long')
  const running = runningSeconds(recorded, startAt, Math.round((last.at - startAt) / SECOND) + 1)
  const samples = countedSamples(confirmedSamples(counted, startAt), running)
  if (samples.length === 0) return err('empty')
  return ok({
    startAt: Math.floor(startAt / SECOND) * SECOND,
    samples,
    timerSeconds: running.reduce((sum, one) => sum + one, 0),
    leftOut: beating.length - counted.length,
  })
}

interface Range {
  readonly from: Milliseconds
  readonly to: Milliseconds
}

const rangeOf = ({ values }: Recorded): Range =>
  values.reduce(
    ({ from, to }, { at }) => (Number.isFinite(at) ? { from: Math.min(from, at), to: Math.max(to, at) } : { from, to }),
    { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY },
  )

const joinedWith = (one: Recorded, other: Recorded): Recorded => {
  const [before, after] = rangeOf(one).from <= rangeOf(other).from ? [one, other] : [other, one]
  const [from, to] = [rangeOf(before).to + SECOND, rangeOf(after).from]
  const between = to > from ? [{ from, to }] : []
  const pauses = to > from ? before.pauses.map((pause) => ({ ...pause, to: Math.min(pause.to, to) })) : before.pauses
  return {
    startAt: before.startAt,
    values: [...one.values, ...other.values],
    pauses: [...pauses, ...between, ...after.pauses],
  }
}

/** Joins recordings less than an hour apart. */
export const joinedRecordings = (recordings: readonly Recorded[]): Recorded[] => {
  const joined: Recorded[] = []
  for (const next of recordings) {
    const { from, to } = rangeOf(next)
    const place = joined.findIndex((one) => {
      const range = rangeOf(one)
      return Math.max(from - range.to, range.from - to) <= APART
    })
    const near = joined[place]
    if (near === undefined) joined.push(next)
    else joined[place] = joinedWith(near, next)
  }
  return joined
}
