import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CenterReport } from '@repo/api-client/statistics/endpoints'
import { formatCount } from '@repo/domain/core/number-format'
import { formatDay } from '@repo/domain/time/date-format'
import { ChartFrame } from '@repo/ui/chart-frame'
import { TrendChart } from '@repo/ui/trend-chart'

import { useLocale } from '../../app/locale/use-locale.ts'
import { useFrameLabels } from './use-frame-labels.ts'

interface HistoryChartProps {
  days: CenterReport['days']
  kind: 'line' | 'bar'
  size?: 'm' | 'l'
  title: string
  emptyText: string
  /** The running day, whose value still grows. */
  today?: string
}

/** Midnight UTC, only as a position on the axis. */
const placeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export function HistoryChart({ days, kind, size = 'm', title, emptyText, today }: HistoryChartProps) {
  const { t } = useLingui()
  const language = useLocale()
  const total = days.reduce((sum, { trainings }) => sum + trainings, 0)
  const points = days.map(({ day, trainings }) => {
    const count = formatCount(trainings)
    return {
      key: day,
      at: placeOf(day),
      value: trainings,
      text: t`${plural(trainings, { one: `${count} session`, other: `${count} sessions` })}`,
      label: formatDay(day, language),
    }
  })
  const count = formatCount(total)
  const [first, last] = [points[0]?.label ?? '', points.at(-1)?.label ?? '']
  return (
    <ChartFrame
      level={2}
      size={size}
      title={title}
      summary={t`${plural(total, { one: `${count} session`, other: `${count} sessions` })} from ${first} to ${last}`}
      emptyText={total === 0 ? emptyText : undefined}
      words={useFrameLabels()}
      columns={[t`Date`, t`Sessions`]}
      rows={points.map(({ key, label, value }) => ({ key, cells: [label, formatCount(value)] }))}
    >
      {(view) => (
        <TrendChart
          {...view}
          kind={kind}
          points={points.map((point) => ({ ...point, text: formatCount(point.value) }))}
          unit={t`sessions`}
          isLastOpen={today !== undefined && days.at(-1)?.day === today}
          formatTime={(at) => formatDay(new Date(at).toISOString(), language).slice(0, 5)}
          readLabel={t`Explore days`}
        />
      )}
    </ChartFrame>
  )
}
