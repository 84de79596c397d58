import { formatClock } from '@repo/domain/core/number-format'
import { zoneSharesOf, type ZoneTimes } from '@repo/domain/trainings/zone-shares'
import type { ZoneSharesProps } from '@repo/ui/zone-shares'

import { useTileTexts } from '../grid/tile-texts.ts'
import { ZONE_PARTS } from './zone-parts.ts'

export const useZoneShares = () => {
  const { levels } = useTileTexts()
  return (times: ZoneTimes, scale: number): ZoneSharesProps => {
    const seconds = [times.belowSeconds, ...times.zoneSeconds]
    const shares = zoneSharesOf(times, scale)
    return {
      parts: ZONE_PARTS.map(({ level }, index) => ({ level, share: shares[index] ?? 0 })),
      text: ZONE_PARTS.map(({ word }, index) => `${levels[word]} ${formatClock(seconds[index] ?? 0)}`).join(', '),
    }
  }
}
