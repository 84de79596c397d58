import { useLingui } from '@lingui/react/macro'
import type { PeriodFault, PeriodPreset } from '@repo/domain/time/period'

export const usePeriodLabels = () => {
  const { t } = useLingui()
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
    'end-before-start': t`The end date is before the start date`,
    'too-long': t`Choose two years or less`,
  }
  return { presets, periodFaults }
}
