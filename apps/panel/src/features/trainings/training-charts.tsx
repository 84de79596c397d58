import { useLingui } from '@lingui/react/macro'
import type { Training } from '@repo/api-client/trainings/training'
import { formatClock, formatMark } from '@repo/domain/core/number-format'
import { elapsedMarks } from '@repo/domain/time/elapsed-marks'
import { ChartFrame } from '@repo/ui/chart-frame'
import { Columns } from '@repo/ui/columns'
import { DoughnutChart } from '@repo/ui/doughnut-chart'
import { Inline } from '@repo/ui/inline'
import { SegmentedControl } from '@repo/ui/segmented-control'
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
      rows={bars.map(({ key, label, exact }) => ({ key, cells: [label, exact] }))}
    >
      {(view) => (
        <DoughnutChart
          {...view}
          parts={bars}
          total={{ text: total, label: t`in zones` }}
          formatShare={shareOf}
          legendLabel={title}
        />
      )}
    </ChartFrame>
  )
}

const VIEWS = ['summary', 'effort', 'heart-rate', 'calories'] as const
export type TrainingView = (typeof VIEWS)[number]

interface ViewChoiceProps {
  view: TrainingView
  onViewChange: (view: TrainingView) => void
}

export function ViewChoice({ view, onViewChange }: ViewChoiceProps) {
  const { t } = useLingui()
  const labels = {
    summary: t`Summary`,
    effort: t`By effort`,
    'heart-rate': t`By heart rate`,
    calories: t`By calories`,
  } satisfies Record<TrainingView, string>
  return (
    <Inline>
      <SegmentedControl
        label={t`Charts`}
        segments={VIEWS.map((value) => ({ value, label: labels[value] }))}
        value={view}
        onValueChange={onViewChange}
      />
    </Inline>
  )
}

interface TrainingChartsProps {
  training: Training
  view: Exclude<TrainingView, 'summary'>
}

/** The charts of one measure; those of the zones follow the effort. */
export function TrainingCharts({ training, view }: TrainingChartsProps) {
  const { t } = useLingui()
  const words = useFrameLabels()
  const { title, unit, points, summary, readLabel } = useTrainingLines(training)[view]
  const emptyText = t`No time in any zone`
  return (
    <>
      <ChartFrame
        key={view}
        level={2}
        title={title}
        summary={summary}
        emptyText={points.length === 0 ? t`No data` : undefined}
        words={words}
        columns={[t`Time`, title]}
        rows={points.map(({ key, label, text }) => ({ key, cells: [label, text] }))}
      >
        {(size) => (
          <TrendChart
            {...size}
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
      {view === 'effort' && (
        <Columns min="part" gap="l">
          <ZoneChart zoneSeconds={training.zoneSeconds} emptyText={emptyText} />
          <ZoneShares zoneSeconds={training.zoneSeconds} emptyText={emptyText} />
        </Columns>
      )}
    </>
  )
}
