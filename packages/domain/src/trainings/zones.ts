import type { Percent } from '../core/units.ts'

export const ZONES = ['z1', 'z2', 'z3', 'z4', 'z5'] as const
export type Zone = (typeof ZONES)[number]
export type ByZone<T> = { readonly [zone in Zone]: T }

/** Where each zone begins, in percent of the maximum heart rate, inclusive. */
const ZONE_FROM: ByZone<Percent> = { z1: 50, z2: 60, z3: 70, z4: 80, z5: 90 }

export interface ZoneBounds {
  /** Inclusive. */
  readonly from: Percent
  /** Exclusive; null where there is no upper end. */
  readonly to: Percent | null
}

/** Where a zone begins and ends, in percent of the maximum heart rate. */
export const zoneBounds = (zone: Zone): ZoneBounds => {
  const next = ZONES[ZONES.indexOf(zone) + 1]
  return { from: ZONE_FROM[zone], to: next === undefined ? null : ZONE_FROM[next] }
}

/** The zone an effort counts in; null below 50 %. */
export const zoneOf = (effort: Percent): Zone | null => ZONES.findLast((zone) => effort >= ZONE_FROM[zone]) ?? null

export const EFFORT_LEVELS = ['waiting', 'minimum', 'light', 'moderate', 'intense', 'maximum'] as const
/** The color word of an effort; 0 is waiting. */
export type EffortLevel = (typeof EFFORT_LEVELS)[number]

/** The color of an effort: under 60 minimum, then light, moderate, intense, and maximum from 90 on. */
export const effortLevelOf = (effort: Percent): EffortLevel => {
  if (!(effort > 0)) return 'waiting'
  if (effort < 60) return 'minimum'
  if (effort < 70) return 'light'
  if (effort < 80) return 'moderate'
  return effort < 90 ? 'intense' : 'maximum'
}

/** The word of an effort: that of its color, but below 50 %, where no zone counts, one of its own. */
export type EffortWord = EffortLevel | 'warming-up'

/** What an effort is called. */
export const effortWordOf = (effort: Percent): EffortWord =>
  effort > 0 && zoneOf(effort) === null ? 'warming-up' : effortLevelOf(effort)
