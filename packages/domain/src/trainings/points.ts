import type { ByZone, Zone } from './zones.ts'

export const ROOKPOINTS_VERSION = 1

/** Per minute: the weights of Edwards' training impulse. */
export const POINTS_PER_MINUTE: ByZone<number> = { z1: 1, z2: 2, z3: 3, z4: 4, z5: 5 }

/** RookPoints per second in a zone, 0 below the zones. */
export const pointsPerSecond = (zone: Zone | null): number => (zone === null ? 0 : POINTS_PER_MINUTE[zone] / 60)
