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

const ICONS = { calories: 'flame', trainings: 'heart', steps: 'steps', time: 'clock', points: 'trophy' } as const
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
            {...trendOf(before === null ? null : changeOf(totals[FIGURES[key]], before.totals[FIGURES[key]]))}
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
