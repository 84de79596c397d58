import { CALORIES_FROM_EFFORT, kcalPerMinute, type Sex } from './calories.ts'
import { effortOf } from './physiology.ts'
import { pointsPerSecond } from './points.ts'
import { isPlausibleHeartRate, isPlausibleStep } from './signal.ts'
import type { Bpm, Kcal, Kilograms, Percent, Seconds } from './units.ts'
import { zoneOf, type ByZone } from './zones.ts'

/** The longest distance between two values over which the earlier one is carried. */
const MAX_CARRIED_GAP: Seconds = 3

/** What turns heart rates into effort and calories; unknown parts are null. */
export interface TallyProfile {
  readonly maxHeartRate: Bpm | null
  readonly weight: Kilograms | null
  readonly sex: Sex | null
  readonly age: number | null
}

export interface TallySample {
  /** Whole seconds since the class began. */
  readonly second: Seconds
  readonly heartRate: Bpm
  /** Steps or jumps since the sample before. */
  readonly steps?: number
}

/** The account of one participant: what every second so far has earned. */
export interface Tally {
  readonly zoneSeconds: ByZone<Seconds>
  readonly belowSeconds: Seconds
  /** Null without a real weight, sex, age and maximum heart rate. */
  readonly calories: Kcal | null
  readonly points: number
  /** Null until a sample brings a count. */
  readonly steps: number | null
  readonly recordedSeconds: Seconds
  readonly carriedSeconds: Seconds
  readonly averageHeartRate: Bpm | null
  readonly averageEffort: Percent | null
  readonly peakHeartRate: Bpm | null
  readonly lastHeartRate: Bpm | null
  readonly lastSecond: Seconds | null
  /** A value that stepped too far from the one before, until the next one confirms or drops it. */
  readonly held: TallySample | null
}

const NO_ZONES: ByZone<Seconds> = { z1: 0, z2: 0, z3: 0, z4: 0, z5: 0 }

const hasBody = ({ maxHeartRate, weight, sex, age }: TallyProfile): boolean =>
  maxHeartRate !== null && weight !== null && sex !== null && age !== null

/** An account before the first sample. */
export const emptyTally = (profile: TallyProfile): Tally => ({
  zoneSeconds: NO_ZONES,
  belowSeconds: 0,
  calories: hasBody(profile) ? 0 : null,
  points: 0,
  steps: null,
  recordedSeconds: 0,
  carriedSeconds: 0,
  averageHeartRate: null,
  averageEffort: null,
  peakHeartRate: null,
  lastHeartRate: null,
  lastSecond: null,
  held: null,
})

const caloriesIn = (heartRate: Bpm, effort: Percent, profile: TallyProfile): Kcal | null => {
  const { weight, sex, age } = profile
  if (weight === null || sex === null || age === null) return null
  return effort < CALORIES_FROM_EFFORT ? 0 : kcalPerMinute({ heartRate, weight, sex, age }) / 60
}

/** Counts a number of seconds at one heart rate. */
const count = (tally: Tally, heartRate: Bpm, seconds: Seconds, profile: TallyProfile): Tally => {
  const total = tally.recordedSeconds + tally.carriedSeconds
  const mean = (before: number | null, value: number) => ((before ?? 0) * total + value * seconds) / (total + seconds)
  const counted = { ...tally, averageHeartRate: mean(tally.averageHeartRate, heartRate) }
  if (profile.maxHeartRate === null) return counted
  const effort = effortOf(heartRate, profile.maxHeartRate)
  const zone = zoneOf(effort)
  const calories = caloriesIn(heartRate, effort, profile)
  return {
    ...counted,
    averageEffort: mean(tally.averageEffort, effort),
    calories: tally.calories === null || calories === null ? null : tally.calories + calories * seconds,
    points: tally.points + pointsPerSecond(zone) * seconds,
    belowSeconds: zone === null ? tally.belowSeconds + seconds : tally.belowSeconds,
    zoneSeconds:
      zone === null ? tally.zoneSeconds : { ...tally.zoneSeconds, [zone]: tally.zoneSeconds[zone] + seconds },
  }
}

/** Counts an accepted sample, and the missing seconds before it when the gap is short enough to be carried. */
const accept = (tally: Tally, sample: TallySample, profile: TallyProfile, carry: boolean): Tally => {
  const gap = tally.lastSecond === null ? 1 : sample.second - tally.lastSecond
  const carried = carry && tally.lastHeartRate !== null && gap > 1 && gap <= MAX_CARRIED_GAP ? gap - 1 : 0
  const before =
    carried === 0 || tally.lastHeartRate === null
      ? tally
      : { ...count(tally, tally.lastHeartRate, carried, profile), carriedSeconds: tally.carriedSeconds + carried }
  return {
    ...count(before, sample.heartRate, 1, profile),
    recordedSeconds: tally.recordedSeconds + 1,
    peakHeartRate: Math.max(tally.peakHeartRate ?? 0, sample.heartRate),
    lastHeartRate: sample.heartRate,
    lastSecond: sample.second,
    held: null,
  }
}

/** Steps count when they arrive: a heart rate held back or dropped does not undo a jump. */
const withSteps = (tally: Tally, { steps }: TallySample): Tally =>
  steps === undefined ? tally : { ...tally, steps: (tally.steps ?? 0) + steps }

const follows = (before: TallySample, sample: TallySample): boolean =>
  isPlausibleStep(before.heartRate, sample.heartRate, sample.second - before.second)

const afterHeld = (
  tally: Tally,
  held: TallySample,
  sample: TallySample,
  profile: TallyProfile,
  carry: boolean,
): Tally => {
  if (follows(held, sample)) return accept(accept(tally, held, profile, carry), sample, profile, carry)
  const last = { second: tally.lastSecond ?? 0, heartRate: tally.lastHeartRate ?? 0 }
  if (follows(last, sample)) return accept(tally, sample, profile, carry)
  return { ...tally, held: sample }
}

/**
 * Takes one sample in. A value outside 25–250 bpm changes nothing; of one in a second that has a value already, or
 * before the last, only the steps count. A step of more than 25 bpm a second is held back: the next value near it lets both count, one near the value
 * before drops it. Two or three seconds between values carry the earlier one; a longer gap counts nothing.
 */
export const addSample = (
  tally: Tally,
  sample: TallySample,
  profile: TallyProfile,
  options: { readonly carry?: boolean } = {},
): Tally => {
  const carry = options.carry ?? true
  const newest = tally.held?.second ?? tally.lastSecond
  if (!isPlausibleHeartRate(sample.heartRate)) return tally
  const stepped = withSteps(tally, sample)
  if (newest !== null && sample.second <= newest) return stepped
  if (tally.held !== null) return afterHeld(stepped, tally.held, sample, profile, carry)
  if (tally.lastHeartRate === null || tally.lastSecond === null) return accept(stepped, sample, profile, carry)
  const last = { second: tally.lastSecond, heartRate: tally.lastHeartRate }
  return follows(last, sample) ? accept(stepped, sample, profile, carry) : { ...stepped, held: sample }
}

/** Ends an account: a value still held back at the end was never confirmed and is dropped. */
export const closeTally = (tally: Tally): Tally => (tally.held === null ? tally : { ...tally, held: null })

/**
 * The account of a whole recording; samples in time order.
 * @internal what tests hold the account of a class against
 */
export const tallyRecording = (
  samples: readonly TallySample[],
  profile: TallyProfile,
  options: { readonly carry?: boolean } = {},
): Tally =>
  closeTally(samples.reduce((tally, sample) => addSample(tally, sample, profile, options), emptyTally(profile)))
