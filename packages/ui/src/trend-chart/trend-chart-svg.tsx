import { Group } from '@visx/group'

import { BaseAxis, ValueAxis } from '../chart/chart-axes.tsx'
import { ChartCanvas, type ChartSize, UprightBar } from '../chart/chart-canvas.tsx'
import { type ChartInk, chartGround, chartInks } from '../tokens/chart-colors.ts'
import { layOutTrend, type TimeTicks, type TrendKind, type TrendLayout, type TrendPoint } from './trend-layout.ts'

export type { TrendKind, TrendPoint } from './trend-layout.ts'

export interface TrendChartSvgProps extends ChartSize {
  kind: TrendKind
  /** In any order. */
  points: readonly TrendPoint[]
  unit: string
  /** Defaults to the moments of the points that fit. */
  timeTicks?: TimeTicks
  formatTime: (at: number) => string
  formatValue?: (value: number) => string
  summary?: string
  paper?: boolean
  /** True while the last point still grows, which draws the way to it dashed. */
  isLastOpen?: boolean
}

const dotsUpTo = 60

export function trendLayoutOf(props: TrendChartSvgProps): TrendLayout {
  const { kind, points, width, height, timeTicks, formatTime, formatValue = String, paper = false } = props
  return layOutTrend({ kind, points, width, height, timeTicks, formatTime, formatValue, fontSize: paper ? 9 : 12 })
}

/** Draws a standalone SVG, so that a PDF can contain it. */
export function TrendChartSvg(props: TrendChartSvgProps) {
  const {
    kind,
    unit,
    formatTime,
    formatValue = String,
    width,
    height,
    summary,
    paper = false,
    isLastOpen = false,
  } = props
  const ink = chartInks[chartGround(paper)]
  const fontSize = paper ? 9 : 12
  const layout = trendLayoutOf(props)
  const style = { plot: layout.plot, ink, fontSize }
  return (
    <ChartCanvas width={width} height={height} summary={summary}>
      <ValueAxis {...style} {...layout.value} unit={unit} formatValue={formatValue} />
      <BaseAxis {...style} {...layout.time} formatTick={(at) => formatTime(Number(at))} />
      {kind === 'bar' ? <Bars layout={layout} ink={ink} /> : <Line layout={layout} ink={ink} isLastOpen={isLastOpen} />}
      <Group fontFamily={ink.font} fontSize={fontSize} textAnchor="middle">
        {layout.points.map(({ point, x, y, textAt }) => {
          if (textAt === null) return null
          const words = { x, y: y + fontSize * (textAt === 'above' ? -0.75 : 1.5), children: point.text }
          return (
            <Group key={point.key} fontWeight="bold" textAnchor="middle">
              {/* An outline separates the words from the line; PDF has no paint-order. */}
              <text {...words} fill={ink.ground} stroke={ink.ground} strokeWidth={3} strokeLinejoin="round" />
              <text {...words} fill={ink.text} />
            </Group>
          )
        })}
      </Group>
    </ChartCanvas>
  )
}

interface MarksProps {
  layout: TrendLayout
  ink: ChartInk
}

function Bars({ layout: { points, plot, barWidth }, ink }: MarksProps) {
  return points.map(({ point, x, y }) => (
    <UprightBar key={point.key} x={x - barWidth / 2} y={y} width={barWidth} height={plot.bottom - y} fill={ink.mark} />
  ))
}

const pathOf = (points: TrendLayout['points']): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`

function Line({ layout: { points, path }, ink, isLastOpen }: MarksProps & { isLastOpen: boolean }) {
  const line = { fill: 'none', stroke: ink.mark, strokeWidth: 2, strokeLinejoin: 'round' } as const
  const hasOpen = isLastOpen && points.length > 1
  return (
    <Group>
      {points.length > 1 && <path d={hasOpen ? pathOf(points.slice(0, -1)) : path} {...line} />}
      {hasOpen && <path d={pathOf(points.slice(-2))} {...line} strokeDasharray="4 4" />}
      {points.length <= dotsUpTo &&
        points.map(({ point, x, y }) => (
          <circle key={point.key} cx={x} cy={y} r={3.5} fill={ink.mark} stroke={ink.ground} strokeWidth={1.5} />
        ))}
    </Group>
  )
}
