import type { LegendZone } from '@repo/ui/zone-legend'

import { useTileTexts } from '../grid/tile-texts.ts'

const RANGES = [
  { level: 'minimum', range: '50–60 %' },
  { level: 'light', range: '60–70 %' },
  { level: 'moderate', range: '70–80 %' },
  { level: 'intense', range: '80–90 %' },
  { level: 'maximum', range: '90–100 %' },
] as const

export const useZoneRows = (): LegendZone[] => {
  const { levels } = useTileTexts()
  return RANGES.map(({ level, range }) => ({ level, range, word: levels[level] }))
}
