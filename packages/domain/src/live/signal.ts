import { heartRateLimits } from '../core/limits.ts'
import type { Bpm, Milliseconds, Seconds } from '../core/units.ts'

const SIGNAL_STATES = ['live', 'stale', 'disconnected'] as const
export type SignalState = (typeof SIGNAL_STATES)[number]

/** Older than this, a value is stale: shown with its age, worth nothing. */
const STALE_AFTER: Milliseconds = 5000
/** Older than this, the strap counts as disconnected. */
export const DISCONNECTED_AFTER: Milliseconds = 30_000

/** Some straps report no skin contact for about 3 s although they are worn. */
const CONTACT_LOST_AFTER: Milliseconds = 5000

/** Whether reports of no skin contact for so long count: from then on the strap's values are worth nothing. */
export const isOffSkinAfter = (reportedFor: Milliseconds): boolean => reportedFor > CONTACT_LOST_AFTER

/** What a value of this age says of the strap. */
export const signalStateAt = (age: Milliseconds): SignalState => {
  if (age > DISCONNECTED_AFTER) return 'disconnected'
  return age > STALE_AFTER ? 'stale' : 'live'
}

/** Whether a value can be a heart rate at all: 25 to 250 bpm. */
export const isPlausibleHeartRate = (value: number): boolean =>
  Number.isFinite(value) && value >= heartRateLimits.min && value <= heartRateLimits.max

/** The largest change a heart makes in one second; more is held back until the next value confirms it. */
const MAX_STEP_PER_SECOND: Bpm = 25

/** Whether one value can follow another after a number of seconds without being held back. */
export const isPlausibleStep = (from: Bpm, to: Bpm, elapsed: Seconds): boolean =>
  Math.abs(to - from) <= MAX_STEP_PER_SECOND * Math.max(1, elapsed)
