import { useLingui } from '@lingui/react/macro'
import { formatMark, formatNumber, timeAmountOf } from '@repo/domain/core/number-format'
import { ZONES, type ByZone, type Zone } from '@repo/domain/trainings/zones'
import type { ChartBar } from '@repo/ui/bar-chart'

import { useSpanText } from './use-span-text.ts'

const ZONES_DOWN: readonly Zone[] = ZONES.toReversed()

const LEVEL_OF: ByZone<NonNullable<ChartBar['color']>> = {
  z5: 'maximum',
  z4: 'intense',
  z3: 'moderate',
  z2: 'light',
  z1: 'minimum',
}

const useZoneLabels = (): ByZone<string> => {
  const { t } = useLingui()
  return { z5: t`Maximum`, z4: t`Intense`, z3: t`Moderate`, z2: t`Light`, z1: t`Very light` }
}

/** Minutes, or hours for all once one exceeds 60 minutes. */
export const useZoneBars = (zoneSeconds: ByZone<number>) => {
  const { t } = useLingui()
  const zones = useZoneLabels()
  const spanText = useSpanText()
  const minutes = ZONES_DOWN.map((zone) => zoneSeconds[zone] / 60)
  const { unit } = timeAmountOf(Math.max(...minutes))
  const bars = ZONES_DOWN.map((zone, index) => {
    const value = (minutes[index] ?? 0) / (unit === 'h' ? 60 : 1)
    const text = spanText(zoneSeconds[zone])
    return { key: zone, label: zones[zone], value, text, exact: formatNumber(value), color: LEVEL_OF[zone] }
  })
  const unitText = unit === 'h' ? t`hours` : t`minutes`
  const parts = bars.map(({ label, exact }) => `${label} ${exact}`).join(', ')
  const total = ZONES.reduce((sum, zone) => sum + zoneSeconds[zone], 0)
  return {
    bars,
    unit: unitText,
    total: spanText(total),
    isEmpty: minutes.every((value) => value === 0),
    summary: t`Time by heart-rate zone in ${unitText}: ${parts}`,
    formatValue: formatMark,
  }
}
