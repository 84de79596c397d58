import { useLingui } from '@lingui/react/macro'
import { PERIOD_PRESETS, periodFault, periodOf, presetOf, type Period } from '@repo/domain/period'
import { PeriodPicker } from '@repo/ui/period-picker'
import { useState } from 'react'

import { useMetricWords } from './metric-words.ts'

interface MetricPeriodProps {
  period: Period
  today: string
  onApply: (period: Period) => void
  isLoading: boolean
}

/** Chooses the period in view. */
export function MetricPeriod({ period, today, onApply, isLoading }: MetricPeriodProps) {
  const { t } = useLingui()
  const { presets, periodFaults } = useMetricWords()
  const [typed, setTyped] = useState(period)
  const [isChecked, setIsChecked] = useState(false)
  const fault = periodFault(typed)
  return (
    <PeriodPicker
      presets={PERIOD_PRESETS.map((key) => ({ key, label: presets[key], ...periodOf(key, today) }))}
      preset={presetOf(typed, today)}
      start={typed.start}
      end={typed.end}
      max={today}
      onChange={({ start, end, preset }) => {
        setTyped({ start, end })
        setIsChecked(false)
        if (preset !== null) onApply({ start, end })
      }}
      onApply={() => {
        setIsChecked(true)
        if (fault === null) onApply(typed)
      }}
      error={isChecked && fault !== null ? periodFaults[fault] : undefined}
      loading={isLoading}
      words={{ period: t`Period`, presets: t`Usual periods`, start: t`From`, end: t`To`, apply: t`Search` }}
    />
  )
}
