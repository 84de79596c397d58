import type { Bpm, Milliseconds, Seconds } from '../core/units.ts'
import { heartRateLimits } from '../trainings/training-limits.ts'

const SIGNAL_STATES = ['live', 'stale', 'disconnected'] as const
export type SignalState = (typeof SIGNAL_STATES)[number]

const STALE_AFTER: Milliseconds = 5000
export const DISCONNECTED_AFTER: Milliseconds = 30_000

/** Some straps report no contact for about 3 s while they are worn. */
const CONTACT_LOST_AFTER: Milliseconds = 5000

/** Whether no contact was reported for so long (over 5 s) that values don't count. */
export const isOffSkinAfter = (reportedFor: Milliseconds): boolean => reportedFor > CONTACT_LOST_AFTER

/** Signal by the age of a value: stale after 5 s, disconnected after 30 s. */
export const signalStateAt = (age: Milliseconds): SignalState => {
  if (age > DISCONNECTED_AFTER) return 'disconnected'
  return age > STALE_AFTER ? 'stale' : 'live'
}

/** Whether a value can be a heart rate: 25 to 250 bpm. */
export const isPlausibleHeartRate = (value: number): boolean =>
  Number.isFinite(value) && value >= heartRateLimits.min && value <= heartRateLimits.max

/** The largest plausible change per second. Larger ones wait for the next value to confirm them. */
const MAX_STEP_PER_SECOND: Bpm = 25

export const isPlausibleStep = (from: Bpm, to: Bpm, elapsed: Seconds): boolean =>
  Math.abs(to - from) <= MAX_STEP_PER_SECOND * Math.max(1, elapsed)
