import { useLingui } from '@lingui/react/macro'
import { formatDay } from '@repo/domain/time/date-format'
import type { TrainingTotals } from '@repo/domain/trainings/training-totals'
import { Columns } from '@repo/ui/columns'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'

import { useLocale } from '../../../app/locale/use-locale.ts'
import { type Comparison, type MetricFact, trendOfFact } from './metric-facts.ts'

export const METRIC_ICONS = {
  calories: 'flame',
  trainings: 'heart',
  steps: 'steps',
  time: 'clock',
  points: 'trophy',
} as const

interface MetricCardsProps {
  metrics: readonly MetricFact[]
  totals: TrainingTotals
  before: Comparison | null
}

function Compared({ before: { period, totals } }: { before: Comparison }) {
  const { t } = useLingui()
  const language = useLocale()
  const [first, last] = [period.start, period.end].map((day) => formatDay(day, language))
  return totals.trainings > 0 ? t`Compared with ${first} – ${last}` : t`No sessions to compare with: ${first} – ${last}`
}

export function MetricCards({ metrics, totals, before }: MetricCardsProps) {
  return (
    <Stack gap="s">
      <Columns min="figure" gap="m">
        {metrics.map(({ key, label, value, detail }) => (
          <StatCard
            key={key}
            label={label}
            value={value}
            {...(detail === undefined ? {} : { unit: detail })}
            icon={METRIC_ICONS[key]}
            size="m"
            {...trendOfFact(key, totals, before)}
          />
        ))}
      </Columns>
      <Text tone="muted" size="s">
        {before === null ? '\u00a0' : <Compared before={before} />}
      </Text>
    </Stack>
  )
}
