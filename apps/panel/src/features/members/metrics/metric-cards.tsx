import { useLingui } from '@lingui/react/macro'
import { formatDay } from '@repo/domain/time/date-format'
import type { Period } from '@repo/domain/time/period'
import { changeOf, type TrainingTotals } from '@repo/domain/trainings/training-totals'
import { Columns } from '@repo/ui/columns'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'

import { useLocale } from '../../../app/locale/use-locale.ts'
import { trendOf } from '../../../lib/charts/trend-of.ts'
import type { MetricFact } from './metric-facts.ts'

export const METRIC_ICONS = {
  calories: 'flame',
  trainings: 'heart',
  steps: 'steps',
  time: 'clock',
  points: 'trophy',
} as const
const FIGURES = {
  calories: 'calories',
  trainings: 'trainings',
  steps: 'steps',
  time: 'seconds',
  points: 'points',
} as const satisfies Readonly<Record<MetricFact['key'], keyof TrainingTotals>>

export interface Comparison {
  readonly period: Period
  readonly totals: TrainingTotals
}

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
            {...trendOf(before === null ? null : changeOf(totals[FIGURES[key]], before.totals[FIGURES[key]]))}
          />
        ))}
      </Columns>
      <Text tone="muted" size="s">
        {before === null ? '\u00a0' : <Compared before={before} />}
      </Text>
    </Stack>
  )
}
