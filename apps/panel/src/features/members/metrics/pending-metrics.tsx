import { useLingui } from '@lingui/react/macro'
import { Card } from '@repo/ui/card'
import { ChartSkeleton } from '@repo/ui/chart-skeleton'
import { Columns } from '@repo/ui/columns'
import { DescriptionList } from '@repo/ui/description-list'
import { LoadingView } from '@repo/ui/loading-view'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'

import { METRIC_ICONS } from './metric-cards.tsx'
import { useFactLabels } from './metric-facts.ts'

const FACTS = ['name', 'lastNames', 'birthday', 'age', 'sex'] as const
const FIGURES = ['calories', 'trainings', 'time', 'points'] as const

/** As high as the metrics of a user. */
export function PendingMetrics() {
  const { t } = useLingui()
  const labels = useFactLabels()
  return (
    <LoadingView label={t`Loading`}>
      <Card padding="l">
        <DescriptionList items={FACTS.map((key) => ({ key, term: labels[key], value: undefined }))} isDense />
      </Card>
      <Stack gap="s">
        <Columns min="figure" gap="m">
          {FIGURES.map((key) => (
            <StatCard key={key} size="m" icon={METRIC_ICONS[key]} label={labels[key]} value={undefined} />
          ))}
        </Columns>
        <Text size="s">{'\u00a0'}</Text>
      </Stack>
      <Columns min="part" gap="l">
        <ChartSkeleton title={t`Heart-rate zones`} />
        <ChartSkeleton title={t`Training types`} />
      </Columns>
      <ChartSkeleton title={t`Weight`} />
    </LoadingView>
  )
}
