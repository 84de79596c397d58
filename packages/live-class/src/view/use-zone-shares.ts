import { formatClock } from '@repo/domain/core/number-format'
import { zoneSharesOf, type ZoneTimes } from '@repo/domain/trainings/zone-shares'
import type { ZoneSharesProps } from '@repo/ui/zone-shares'

import { useTileTexts } from '../grid/tile-texts.ts'

/** In the order of a training's numbers. */
const ZONE_PARTS = ['below', 'minimum', 'light', 'moderate', 'intense', 'maximum'] as const

export const useZoneShares = () => {
  const { levels, belowZones } = useTileTexts()
  const words = { ...levels, below: belowZones }
  return (times: ZoneTimes, scale: number, textOf: (amount: number) => string = formatClock): ZoneSharesProps => {
    const seconds = [times.belowSeconds, ...times.zoneSeconds]
    const shares = zoneSharesOf(times, scale)
    return {
      parts: ZONE_PARTS.map((level, index) => ({ level, share: shares[index] ?? 0 })),
      text: ZONE_PARTS.map((level, index) => `${words[level]} ${textOf(seconds[index] ?? 0)}`).join(', '),
    }
  }
}
