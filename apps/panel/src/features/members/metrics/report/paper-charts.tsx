import { useLingui } from '@lingui/react/macro'
import type { WeightEntry } from '@repo/api-client/members/measures'
import type { MeasurementSystem } from '@repo/domain/trainings/measure-fields'
import type { TrainingTotals } from '@repo/domain/trainings/training-totals'
import { BarChartSvg } from '@repo/ui/bar-chart'
import { DoughnutChartSvg, doughnutHeight } from '@repo/ui/doughnut-chart-svg'
import { TrendChartSvg } from '@repo/ui/trend-chart-svg'

import { useTypeParts } from '../../../../lib/charts/use-type-parts.ts'
import { useZoneBars } from '../../../../lib/charts/zone-bars.ts'
import { useWeightPoints } from '../chart-data.ts'
import type { ReportContent } from './report-content.ts'
import { svgText } from './svg-text.ts'

const WIDE = { width: 515, height: 150 }
const HALF = { width: 251, height: 130 }

interface PaperChartsOptions {
  totals: TrainingTotals
  weights: readonly WeightEntry[]
  system: MeasurementSystem
  zone: string | undefined
}

/** Dark on white. Omits charts without data. */
export const usePaperCharts = ({ totals, weights, system, zone }: PaperChartsOptions) => {
  const { t } = useLingui()
  const zones = useZoneBars(totals.zoneSeconds)
  const types = useTypeParts(totals)
  const weight = useWeightPoints(weights, system, zone)
  return (): ReportContent['charts'] => {
    const charts: { title: string; svg: string }[] = []
    const add = (title: string, drawing: Parameters<typeof svgText>[0]) => charts.push({ title, svg: svgText(drawing) })
    if (!zones.isEmpty) {
      const { bars, unit, formatValue } = zones
      add(t`Heart-rate zones`, <BarChartSvg {...WIDE} paper bars={bars} unit={unit} formatValue={formatValue} />)
    }
    if (types.parts.length > 0) {
      const { parts, total, formatShare } = types
      const height = doughnutHeight(parts.length, HALF.width, HALF.width * 0.4)
      const size = { width: HALF.width, height: Math.max(HALF.height, height) }
      add(t`Training types`, <DoughnutChartSvg {...size} paper legend {...{ parts, total, formatShare }} />)
    }
    if (weight.points.length > 0) {
      const { points, unit, formatTime, title } = weight
      add(title, <TrendChartSvg {...HALF} paper kind="line" {...{ points, unit, formatTime }} />)
    }
    return charts
  }
}
