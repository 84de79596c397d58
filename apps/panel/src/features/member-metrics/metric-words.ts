import { useLingui } from '@lingui/react/macro'
import type { PeriodFault, PeriodPreset } from '@repo/domain/period'
import { ZONES, type Zone } from '@repo/domain/zones'
import type { ChartBar } from '@repo/ui/bar-chart'

/** Zones as charts show them, hardest first. */
export const ZONES_DOWN: readonly Zone[] = ZONES.toReversed()

export const LEVEL_OF: Readonly<Record<Zone, NonNullable<ChartBar['color']>>> = {
  z5: 'maximum',
  z4: 'intense',
  z3: 'moderate',
  z2: 'light',
  z1: 'minimum',
}

/** What the metrics of a member say. */
export const useMetricWords = () => {
  const { t } = useLingui()
  const zones: Readonly<Record<Zone, string>> = {
    z5: t`Maximum`,
    z4: t`Intense`,
    z3: t`Moderate`,
    z2: t`Light`,
    z1: t`Very light`,
  }
  const presets: Readonly<Record<PeriodPreset, string>> = {
    'last-7-days': t`7 days`,
    'last-30-days': t`30 days`,
    'last-90-days': t`90 days`,
    'this-month': t`This month`,
    'last-month': t`Last month`,
    'this-year': t`This year`,
  }
  const periodFaults: Readonly<Record<PeriodFault, string>> = {
    required: t`Choose both dates`,
    'invalid-date': t`Enter a valid date`,
    'end-before-start': t`The end is before the start`,
    'too-long': t`Choose at most two years`,
  }
  const modalities = { individual: t`Individual`, group: t`Group` }
  return { zones, presets, periodFaults, modalities }
}
