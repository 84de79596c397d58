import { useLingui } from '@lingui/react/macro'
import type { Training } from '@repo/api-client/trainings/training'
import { formatClock, formatMark } from '@repo/domain/core/number-format'
import { elapsedMarks } from '@repo/domain/time/elapsed-marks'
import { ChartFrame } from '@repo/ui/chart-frame'
import { Columns } from '@repo/ui/columns'
import { DoughnutChart } from '@repo/ui/doughnut-chart'
import { TrendChart } from '@repo/ui/trend-chart'

import { useFrameLabels } from '../../lib/charts/use-frame-labels.ts'
import { useZoneBars } from '../../lib/charts/zone-bars.ts'
import { ZoneChart } from '../../lib/charts/zone-chart.tsx'
import { useTrainingLines } from './training-lines.ts'

const clockOf = (milliseconds: number): string => formatClock(milliseconds / 1000)
const shareOf = (share: number): string => `${Math.round(share * 100)} %`

function ZoneShares({ zoneSeconds, emptyText }: Pick<Training, 'zoneSeconds'> & { emptyText: string }) {
  const { t } = useLingui()
  const words = useFrameLabels()
  const { bars, unit, total, summary, isEmpty } = useZoneBars(zoneSeconds)
  const title = t`Time share by zone`
  return (
    <ChartFrame
      level={2}
      size="grows"
      title={title}
      summary={summary}
      emptyText={isEmpty ? emptyText : undefined}
      words={words}
      columns={[t`Zone`, unit]}
      rows={bars.map(({ key, label, text }) => ({ key, cells: [label, text] }))}
    >
      {(view) => (
        <DoughnutChart
          {...view}
          parts={bars}
          total={{ text: total, label: unit }}
          formatShare={shareOf}
          legendLabel={title}
        />
      )}
    </ChartFrame>
  )
}

export function TrainingCharts({ training }: { training: Training }) {
  const { t } = useLingui()
  const words = useFrameLabels()
  const [effort, ...others] = useTrainingLines(training).map(({ title, unit, points, summary, readLabel }) => (
    <ChartFrame
      key={title}
      level={2}
      title={title}
      summary={summary}
      emptyText={points.length === 0 ? t`No data` : undefined}
      words={words}
      columns={[t`Time`, title]}
      rows={points.map(({ key, label, text }) => ({ key, cells: [label, text] }))}
    >
      {(view) => (
        <TrendChart
          {...view}
          kind="line"
          points={points}
          timeTicks={(mostSteps) => elapsedMarks(points.at(-1)?.at ?? 0, mostSteps)}
          unit={unit}
          formatTime={clockOf}
          formatValue={formatMark}
          readLabel={readLabel}
        />
      )}
    </ChartFrame>
  ))
  const emptyText = t`No time in any zone`
  return (
    <>
      {effort}
      <Columns min="part" gap="l">
        <ZoneChart zoneSeconds={training.zoneSeconds} emptyText={emptyText} />
        <ZoneShares zoneSeconds={training.zoneSeconds} emptyText={emptyText} />
      </Columns>
      {others}
    </>
  )
}
