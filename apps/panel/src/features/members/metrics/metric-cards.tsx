import { useLingui } from '@lingui/react/macro'
import { formatDay } from '@repo/domain/time/date-format'
import type { TrainingTotals } from '@repo/domain/trainings/training-totals'
import { Columns } from '@repo/ui/columns'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'

import { useLocale } from '../../../app/locale/use-locale.ts'
import { type Comparison, type MetricFact, trendOfFact } from './metric-facts.ts'

const ICONS = { calories: 'flame', trainings: 'heart', steps: 'steps', time: 'clock', points: 'trophy' } as const

interface MetricCardsProps {
  metrics: readonly MetricFact[]
  totals: TrainingTotals
  before: Comparison | null
}

export function MetricCards({ metrics, totals, before }: MetricCardsProps) {
  const { t } = useLingui()
  const language = useLocale()
  const days = before === null ? null : [before.period.start, before.period.end].map((day) => formatDay(day, language))
  return (
    <Stack gap="s">
      <Columns min="figure" gap="m">
        {metrics.map(({ key, label, value, detail }) => (
          <StatCard
            key={key}
            label={label}
            value={value}
            {...(detail === undefined ? {} : { unit: detail })}
            icon={ICONS[key]}
            size="m"
            {...trendOfFact(key, totals, before)}
          />
        ))}
      </Columns>
      {days !== null && before !== null && before.totals.trainings > 0 && (
        <Text tone="muted" size="s">
          {t`Compared with ${{ first: days[0] }} – ${{ last: days[1] }}`}
        </Text>
      )}
    </Stack>
  )
}
