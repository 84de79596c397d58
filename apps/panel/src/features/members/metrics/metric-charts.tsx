import { useLingui } from '@lingui/react/macro'
import type { WeightEntry } from '@repo/api-client/members/measures'
import type { MeasurementSystem } from '@repo/domain/trainings/measure-fields'
import { ChartFrame } from '@repo/ui/chart-frame'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { TrendChart, type TrendKind } from '@repo/ui/trend-chart'
import { useState } from 'react'

import { useFrameLabels } from '../../../lib/charts/use-frame-labels.ts'
import { useWeightPoints } from './chart-data.ts'

export interface WeightChartProps {
  weights: readonly WeightEntry[]
  system: MeasurementSystem
  zone: string | undefined
}

export function WeightChart({ weights, system, zone }: WeightChartProps) {
  const { t } = useLingui()
  const words = useFrameLabels()
  const [kind, setKind] = useState<TrendKind>('line')
  const { points, unit, title, summary, formatTime } = useWeightPoints(weights, system, zone)
  return (
    <ChartFrame
      level={2}
      title={title}
      summary={summary}
      emptyText={points.length === 0 ? t`No weight recorded in this period` : undefined}
      words={words}
      action={
        points.length > 0 && (
          <SegmentedControl
            label={t`Chart type`}
            segments={[
              { value: 'line', label: t`Line` },
              { value: 'bar', label: t`Bars` },
            ]}
            value={kind}
            onValueChange={setKind}
          />
        )
      }
      columns={[t`Date`, t`Weight`]}
      rows={points.map(({ key, label, text }) => ({ key, cells: [label, text] }))}
    >
      {(view) => (
        <TrendChart
          {...view}
          kind={kind}
          points={points}
          unit={unit}
          formatTime={formatTime}
          readLabel={t`Explore weights`}
        />
      )}
    </ChartFrame>
  )
}
