import type { Bpm, Kcal, Kilograms, Percent, Seconds } from '../core/units.ts'
import { isOffSkinAfter, isPlausibleHeartRate, isPlausibleStep } from '../live/signal.ts'
import { CALORIES_FROM_EFFORT, kcalPerMinute, type Sex } from './calories.ts'
import { effortOf } from './physiology.ts'
import { pointsPerSecond } from './points.ts'
import { zoneOf, type ByZone } from './zones.ts'

const MAX_CARRIED_GAP: Seconds = 3

export interface TallyProfile {
  readonly maxHeartRate: Bpm | null
  readonly weight: Kilograms | null
  readonly sex: Sex | null
  readonly age: number | null
}

export interface TallySample {
  readonly second: Seconds
  readonly heartRate: Bpm
  readonly steps?: number
  readonly hasContact?: boolean
}

export interface Tally {
  readonly zoneSeconds: ByZone<Seconds>
  readonly belowSeconds: Seconds
  readonly calories: Kcal | null
  readonly points: number
  readonly steps: number | null
  readonly recordedSeconds: Seconds
  readonly carriedSeconds: Seconds
  readonly averageHeartRate: Bpm | null
  readonly averageEffort: Percent | null
  readonly peakHeartRate: Bpm | null
  readonly lastHeartRate: Bpm | null
  readonly lastSecond: Seconds | null
  /** An implausible step until the next value confirms or drops it. */
  readonly held: TallySample | null
  /** First second of the current run of reports without contact, or null. */
  readonly noContactSince: Seconds | null
  /** Newest second dropped because the strap was off the skin, or null. */
  readonly offSkinSecond: Seconds | null
}

const NO_ZONES: ByZone<Seconds> = { z1: 0, z2: 0, z3: 0, z4: 0, z5: 0 }

const hasBody = ({ maxHeartRate, weight, sex, age }: TallyProfile): boolean =>
  maxHeartRate !== null && weight !== null && sex !== null && age !== null

/** A tally without samples. */
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
  noContactSince: null,
  offSkinSecond: null,
})

const caloriesIn = (heartRate: Bpm, effort: Percent, profile: TallyProfile): Kcal | null => {
  const { weight, sex, age } = profile
  if (weight === null || sex === null || age === null) return null
  return effort < CALORIES_FROM_EFFORT ? 0 : kcalPerMinute({ heartRate, weight, sex, age }) / 60
}

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

const wasOffSkinSince = ({ offSkinSecond }: Tally, second: Seconds | null): boolean =>
  offSkinSecond !== null && (second === null || offSkinSecond > second)

const newestSecondOf = ({ held, lastSecond, offSkinSecond }: Tally): Seconds =>
  Math.max(...[held?.second, lastSecond, offSkinSecond].map((second) => second ?? Number.NEGATIVE_INFINITY))

/** Whether the newest sample was dropped because the strap was off the skin. */
export const isOffSkin = (tally: Tally): boolean =>
  tally.offSkinSecond !== null && tally.offSkinSecond === newestSecondOf(tally)

/** Records a second without skin contact, over which no value is carried. */
export const passOffSkin = (tally: Tally, second: Seconds): Tally => ({ ...tally, held: null, offSkinSecond: second })

const accept = (tally: Tally, sample: TallySample, profile: TallyProfile, carry: boolean): Tally => {
  const gap = tally.lastSecond === null ? 1 : sample.second - tally.lastSecond
  const mayCarry = carry && tally.lastHeartRate !== null && !wasOffSkinSince(tally, tally.lastSecond)
  const carried = mayCarry && gap > 1 && gap <= MAX_CARRIED_GAP ? gap - 1 : 0
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

const withContact = (tally: Tally, { second, hasContact = true }: TallySample): Tally => {
  if (!hasContact) return tally.noContactSince === null ? { ...tally, noContactSince: second } : tally
  return tally.noContactSince === null ? tally : { ...tally, noContactSince: null }
}

const isOffSkinAt = ({ noContactSince }: Tally, second: Seconds): boolean =>
  noContactSince !== null && isOffSkinAfter((second - noContactSince) * 1000)

const addNewest = (tally: Tally, sample: TallySample, profile: TallyProfile, carry: boolean): Tally => {
  const known = withContact(tally, sample)
  if (isOffSkinAt(known, sample.second)) return passOffSkin(known, sample.second)
  const stepped = withSteps(known, sample)
  if (stepped.held !== null) return afterHeld(stepped, stepped.held, sample, profile, carry)
  if (stepped.lastHeartRate === null || stepped.lastSecond === null) return accept(stepped, sample, profile, carry)
  const last = { second: stepped.lastSecond, heartRate: stepped.lastHeartRate }
  return follows(last, sample) ? accept(stepped, sample, profile, carry) : { ...stepped, held: sample }
}

/**
 * Adds a sample. Ignores values outside 25 to 250 bpm; older or repeated seconds count only steps. Holds a change over
 * 25 bpm a second until the next value confirms it. Carries a value over up to 3 s. After 5 s without skin contact,
 * nothing counts.
 */
export const addSample = (
  tally: Tally,
  sample: TallySample,
  profile: TallyProfile,
  options: { readonly carry?: boolean } = {},
): Tally => {
  if (!isPlausibleHeartRate(sample.heartRate)) return tally
  if (sample.second > newestSecondOf(tally)) return addNewest(tally, sample, profile, options.carry ?? true)
  return isOffSkin(tally) ? tally : withSteps(tally, sample)
}

/** Drops a value still held at the end, which was never confirmed. */
export const closeTally = (tally: Tally): Tally => (tally.held === null ? tally : { ...tally, held: null })

/**
 * Reference implementation for tests. Samples in time order.
 * @internal
 */
export const tallyRecording = (
  samples: readonly TallySample[],
  profile: TallyProfile,
  options: { readonly carry?: boolean } = {},
): Tally =>
  closeTally(samples.reduce((tally, sample) => addSample(tally, sample, profile, options), emptyTally(profile)))
