import { dayIn as dayInZone } from '@repo/domain/time/day'

import { zoneHere } from './zone-here.ts'

export const dayIn = (zone: string | undefined, at: number): string => dayInZone(zone ?? zoneHere(), at)
