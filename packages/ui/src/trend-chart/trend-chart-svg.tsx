import { barPath, ChartCanvas, type ChartSize } from '../chart/chart-canvas.tsx'
import { ValueAxis } from '../chart/value-axis.tsx'
import { type ChartInk, chartGround, chartInks } from '../tokens/chart-colors.ts'
import { layOutTrend, type TrendKind, type TrendLayout, type TrendPoint } from './trend-layout.ts'

export type { TrendKind, TrendPoint } from './trend-layout.ts'

export interface TrendChartSvgProps extends ChartSize {
  kind: TrendKind
  /** In any order. */
  points: readonly TrendPoint[]
  /** Stands above the values of the axis. */
  unit: string
  /** Moments to write below the axis, in order; those of the points that fit where it is not said. */
  timeMarks?: readonly number[]
  /** Writes a moment below the axis. */
  formatTime: (at: number) => string
  formatValue?: (value: number) => string
  summary?: string
  paper?: boolean
}

const dotsUpTo = 60

export function trendLayoutOf(props: TrendChartSvgProps): TrendLayout {
  const { kind, points, width, height, timeMarks, formatTime, formatValue = String, paper = false } = props
  return layOutTrend({ kind, points, width, height, timeMarks, formatTime, formatValue, fontSize: paper ? 9 : 12 })
}

/** Values over time as a line or as bars. Needs no page: the same markup is a picture in a PDF. */
export function TrendChartSvg(props: TrendChartSvgProps) {
  const { kind, unit, width, height, summary, paper = false } = props
  const ink = chartInks[chartGround(paper)]
  const fontSize = paper ? 9 : 12
  const layout = trendLayoutOf(props)
  return (
    <ChartCanvas width={width} height={height} summary={summary}>
      <ValueAxis plot={layout.plot} ticks={layout.ticks} unit={unit} ink={ink} fontSize={fontSize} />
      {kind === 'bar' ? <Bars layout={layout} ink={ink} /> : <Line layout={layout} ink={ink} />}
      <g fontFamily={ink.font} fontSize={fontSize} textAnchor="middle">
        {layout.points.map(({ point, x, y, textAt }) => {
          if (textAt === null) return null
          const words = { x, y: y + fontSize * (textAt === 'above' ? -0.75 : 1.5), children: point.text }
          return (
            <g key={point.key} fontWeight="bold" textAnchor="middle">
              {/* A rim of the ground keeps the words apart from the line; PDF knows no paint-order. */}
              <text {...words} fill={ink.ground} stroke={ink.ground} strokeWidth={3} strokeLinejoin="round" />
              <text {...words} fill={ink.text} />
            </g>
          )
        })}
        {layout.times.map(({ x, text }) => (
          <text key={x} x={x} y={layout.plot.bottom + fontSize * 1.4} textAnchor="middle" fill={ink.muted}>
            {text}
          </text>
        ))}
      </g>
    </ChartCanvas>
  )
}

interface MarksProps {
  layout: TrendLayout
  ink: ChartInk
}

function Bars({ layout: { points, plot, barWidth }, ink }: MarksProps) {
  return points.map(({ point, x, y }) => {
    const height = plot.bottom - y
    return height > 0 ? (
      <path key={point.key} d={barPath(x - barWidth / 2, y, barWidth, height)} fill={ink.mark} />
    ) : null
  })
}

function Line({ layout: { points, path }, ink }: MarksProps) {
  return (
    <g>
      {points.length > 1 && <path d={path} fill="none" stroke={ink.mark} strokeWidth={2} strokeLinejoin="round" />}
      {points.length <= dotsUpTo &&
        points.map(({ point, x, y }) => (
          <circle key={point.key} cx={x} cy={y} r={3.5} fill={ink.mark} stroke={ink.ground} strokeWidth={1.5} />
        ))}
    </g>
  )
}
