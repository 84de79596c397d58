import { barPath, ChartCanvas, type ChartSize } from '../chart/chart-canvas.tsx'
import { ValueAxis } from '../chart/value-axis.tsx'
import { chartGround, chartInks, chartZones } from '../tokens/chart-colors.ts'
import type { ZoneLevel } from '../tokens/colors.ts'
import { type BarInput, layOutBars } from './bar-layout.ts'

export interface ChartBar extends BarInput {
  /** Color of a zone; without it all bars share one color. */
  color?: ZoneLevel
}

export interface BarChartSvgProps extends ChartSize {
  /** From left to right. Values below zero count as zero. */
  bars: readonly ChartBar[]
  /** Stands above the values of the axis. */
  unit: string
  formatValue?: (value: number) => string
  summary?: string
  /** Dark on white, in the fonts of a PDF. */
  paper?: boolean
}

/** Upright bars with their values on top. Needs no page: the same markup is a picture in a PDF. */
export function BarChartSvg(props: BarChartSvgProps) {
  const { bars, unit, formatValue = String, width, height, summary, paper = false } = props
  const ground = chartGround(paper)
  const ink = chartInks[ground]
  const fontSize = paper ? 9 : 12
  const { plot, ticks, columns, labelSize, lineHeight } = layOutBars({ width, height, fontSize, bars, formatValue })
  return (
    <ChartCanvas width={width} height={height} summary={summary}>
      <ValueAxis plot={plot} ticks={ticks} unit={unit} ink={ink} fontSize={fontSize} />
      <g fontSize={fontSize} fontFamily={ink.font} textAnchor="middle">
        {columns.map(({ bar, x, y, width, height, center, lines }) => (
          <g key={bar.key}>
            {height > 0 && (
              <path
                d={barPath(x, y, width, height)}
                fill={bar.color === undefined ? ink.mark : chartZones[ground][bar.color]}
              />
            )}
            <text x={center} y={y - fontSize * 0.5} fill={ink.text} fontWeight="bold" textAnchor="middle">
              {bar.text}
            </text>
            {lines.map((line, index) => (
              <text
                key={line}
                fontSize={labelSize}
                x={center}
                y={plot.bottom + fontSize * 0.25 + lineHeight * (index + 1)}
                fill={ink.muted}
                textAnchor="middle"
              >
                {line}
              </text>
            ))}
          </g>
        ))}
      </g>
    </ChartCanvas>
  )
}
