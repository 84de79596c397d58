import { Group } from '@visx/group'

import { BaseAxis, ValueAxis } from '../chart/chart-axes.tsx'
import { ChartCanvas, type ChartSize, UprightBar } from '../chart/chart-canvas.tsx'
import { chartGround, chartInks, chartZones } from '../tokens/chart-colors.ts'
import type { ZoneLevel } from '../tokens/colors.ts'
import { type BarInput, layOutBars } from './bar-layout.ts'

export interface ChartBar extends BarInput {
  /** Without it, all bars share one color. */
  color?: ZoneLevel
}

export interface BarChartSvgProps extends ChartSize {
  /** Values below zero count as zero. */
  bars: readonly ChartBar[]
  unit: string
  formatValue?: (value: number) => string
  summary?: string
  paper?: boolean
}

/** Draws a standalone SVG, so that a PDF can contain it. */
export function BarChartSvg(props: BarChartSvgProps) {
  const { bars, unit, formatValue = String, width, height, summary, paper = false } = props
  const ground = chartGround(paper)
  const ink = chartInks[ground]
  const fontSize = paper ? 9 : 12
  const layout = layOutBars({ width, height, fontSize, bars, formatValue })
  const { plot, band, labels, labelSize } = layout
  const style = { plot, ink, fontSize }
  return (
    <ChartCanvas width={width} height={height} summary={summary}>
      <ValueAxis {...style} {...layout.value} unit={unit} formatValue={formatValue} />
      <BaseAxis
        {...style}
        scale={band}
        ticks={band.domain()}
        formatTick={(key) => labels.get(key)?.join('\n') ?? ''}
        labelSize={labelSize}
      />
      <Group fontSize={fontSize} fontFamily={ink.font} textAnchor="middle">
        {layout.columns.map(({ bar, center, ...box }) => (
          <Group key={bar.key}>
            <UprightBar {...box} fill={bar.color === undefined ? ink.mark : chartZones[ground][bar.color]} />
            <text x={center} y={box.y - fontSize * 0.5} fill={ink.text} fontWeight="bold" textAnchor="middle">
              {bar.text}
            </text>
          </Group>
        ))}
      </Group>
    </ChartCanvas>
  )
}
