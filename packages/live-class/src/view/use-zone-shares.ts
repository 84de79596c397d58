import { formatClock } from '@repo/domain/core/number-format'
import { zoneSharesOf, type ZoneTimes } from '@repo/domain/trainings/zone-shares'
import type { ZoneSharesProps } from '@repo/ui/zone-shares'

import { useTileTexts } from '../grid/tile-texts.ts'

/** In the order of a training's numbers. */
const ZONE_PARTS = [
  { level: 'below', word: 'warming-up' },
  { level: 'minimum', word: 'minimum' },
  { level: 'light', word: 'light' },
  { level: 'moderate', word: 'moderate' },
  { level: 'intense', word: 'intense' },
  { level: 'maximum', word: 'maximum' },
] as const

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
