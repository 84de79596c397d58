import { useLingui } from '@lingui/react/macro'
import { isDay } from '@repo/domain/day'
import { PERIOD_PRESETS, periodFault, periodOf, presetOf, type Period } from '@repo/domain/period'
import { PeriodPicker } from '@repo/ui/period-picker'
import { useState } from 'react'

import { useDateWords } from '../../app/use-date-words.ts'
import { usePeriodWords } from './period-words.ts'

interface PeriodSearchProps {
  period: Period
  today: string
  onApply: (period: Period) => void
  isLoading: boolean
}

/** Which of the two a fault is about: those that are no days, else the end. */
const invalidIn = ({ start, end }: Period): readonly ('start' | 'end')[] => {
  const wrong = [!isDay(start) && ('start' as const), !isDay(end) && ('end' as const)].filter((one) => one !== false)
  return wrong.length === 0 ? ['end'] : wrong
}

/** Chooses the period in view. */
export function PeriodSearch({ period, today, onApply, isLoading }: PeriodSearchProps) {
  const { t } = useLingui()
  const { presets, periodFaults } = usePeriodWords()
  const days = useDateWords()
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
      today={today}
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
      invalid={invalidIn(typed)}
      loading={isLoading}
      words={{ period: t`Period`, presets: t`Usual periods`, apply: t`Show`, days }}
    />
  )
}
