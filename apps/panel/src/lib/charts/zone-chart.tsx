import { useLingui } from '@lingui/react/macro'
import type { ByZone } from '@repo/domain/trainings/zones'
import { BarChartSvg } from '@repo/ui/bar-chart'
import { ChartFrame } from '@repo/ui/chart-frame'

import { useFrameLabels } from './use-frame-labels.ts'
import { useZoneBars } from './zone-bars.ts'

interface ZoneChartProps {
  zoneSeconds: ByZone<number>
  emptyText: string
}

export function ZoneChart({ zoneSeconds, emptyText }: ZoneChartProps) {
  const { t } = useLingui()
  const words = useFrameLabels()
  const { bars, unit, summary, isEmpty, formatValue } = useZoneBars(zoneSeconds)
  return (
    <ChartFrame
      level={2}
      title={t`Heart-rate zones`}
      summary={summary}
      emptyText={isEmpty ? emptyText : undefined}
      words={words}
      columns={[t`Zone`, unit]}
      rows={bars.map(({ key, label, exact }) => ({ key, cells: [label, exact] }))}
    >
      {(view) => <BarChartSvg {...view} bars={bars} unit={unit} formatValue={formatValue} />}
    </ChartFrame>
  )
}
