import { useLingui } from '@lingui/react/macro'
import { isDay } from '@repo/domain/time/is-day'
import { PERIOD_PRESETS, periodFault, periodOf, presetOf, type Period } from '@repo/domain/time/period'
import { PeriodPicker } from '@repo/ui/period-picker'
import { useState } from 'react'

import { useDateLabels } from '../../app/locale/use-date-labels.ts'
import { usePeriodLabels } from './period-labels.ts'

interface PeriodSearchProps {
  period: Period
  today: string
  onApply: (period: Period) => void
  isLoading: boolean
}

/** Invalid days, otherwise the end. */
const invalidIn = ({ start, end }: Period): readonly ('start' | 'end')[] => {
  const wrong = [!isDay(start) && ('start' as const), !isDay(end) && ('end' as const)].filter((one) => one !== false)
  return wrong.length === 0 ? ['end'] : wrong
}

const isSame = (one: Period | null, other: Period): boolean => one?.start === other.start && one.end === other.end

/** The typed period. Follows the URL, unless the URL's change came from here: then later typing stays. */
const useTyped = (period: Period) => {
  const [typed, setTyped] = useState(period)
  const [inView, setInView] = useState(period)
  const [chosen, setChosen] = useState<Period | null>(null)
  const isNew = !isSame(inView, period)
  if (isNew) {
    setInView(period)
    setChosen(null)
    if (!isSame(chosen, period)) setTyped(period)
  }
  return { typed, setTyped, setChosen }
}

export function PeriodSearch({ period, today, onApply, isLoading }: PeriodSearchProps) {
  const { t } = useLingui()
  const { presets, periodFaults } = usePeriodLabels()
  const days = useDateLabels()
  const { typed, setTyped, setChosen } = useTyped(period)
  const [isChecked, setIsChecked] = useState(false)
  const fault = periodFault(typed)
  const apply = (asked: Period): void => {
    setChosen(asked)
    onApply(asked)
  }
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
        if (preset !== null) apply({ start, end })
      }}
      onApply={() => {
        setIsChecked(true)
        if (fault === null) apply(typed)
      }}
      error={isChecked && fault !== null ? periodFaults[fault] : undefined}
      invalid={invalidIn(typed)}
      loading={isLoading}
      words={{ period: t`Period`, presets: t`Common periods`, apply: t`Show`, days }}
    />
  )
}
