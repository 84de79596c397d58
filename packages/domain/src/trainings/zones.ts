import type { Percent } from '../core/units.ts'

export const ZONES = ['z1', 'z2', 'z3', 'z4', 'z5'] as const
export type Zone = (typeof ZONES)[number]
export type ByZone<T> = { readonly [zone in Zone]: T }

/** Lower bounds in percent of the maximum heart rate, included. */
const ZONE_FROM: ByZone<Percent> = { z1: 50, z2: 60, z3: 70, z4: 80, z5: 90 }

export interface ZoneBounds {
  readonly from: Percent
  readonly to: Percent | null
}

/** Bounds of a zone in percent of the maximum heart rate. */
export const zoneBounds = (zone: Zone): ZoneBounds => {
  const next = ZONES[ZONES.indexOf(zone) + 1]
  return { from: ZONE_FROM[zone], to: next === undefined ? null : ZONE_FROM[next] }
}

/** The zone of an effort, or null below 50 %. */
export const zoneOf = (effort: Percent): Zone | null => ZONES.findLast((zone) => effort >= ZONE_FROM[zone]) ?? null

export const EFFORT_LEVELS = ['waiting', 'minimum', 'light', 'moderate', 'intense', 'maximum'] as const
export type EffortLevel = (typeof EFFORT_LEVELS)[number]

/** The color of an effort: below 60 minimum, then light, moderate, intense, maximum from 90. 0 is waiting. */
export const effortLevelOf = (effort: Percent): EffortLevel => {
  if (!(effort > 0)) return 'waiting'
  if (effort < 60) return 'minimum'
  if (effort < 70) return 'light'
  if (effort < 80) return 'moderate'
  return effort < 90 ? 'intense' : 'maximum'
}
