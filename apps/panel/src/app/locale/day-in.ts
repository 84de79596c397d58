import { dayIn as dayInZone } from '@repo/domain/time/day'

import { zoneHere } from './zone-here.ts'

/** The calendar day in a zone, YYYY-MM-DD; this browser's own zone until the center's is known. */
export const dayIn = (zone: string | undefined, at: number): string => dayInZone(zone ?? zoneHere(), at)
