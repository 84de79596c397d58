import { AxisBottom, AxisLeft, type AxisScale, type TickRendererProps } from '@visx/axis'
import { GridRows } from '@visx/grid'
import type { ScaleInput } from '@visx/scale'

import type { ChartInk } from '../tokens/chart-colors.ts'
import { LINE_HEIGHT, type LinearScale, type Plot } from './chart-scale.ts'
import { round } from './chart-text.ts'

interface AxisStyle {
  plot: Plot
  ink: ChartInk
  fontSize: number
}

/** Labels are plain `text`: `@visx/text` nests an `svg` and measures it in the page, and a PDF has no page. */
const drawLabel = ({ formattedValue = '', x, y, ...text }: TickRendererProps) =>
  formattedValue.split('\n').map((line, index) => (
    <text key={line} {...text} x={round(x)} y={round(y + index * LINE_HEIGHT * Number(text.fontSize))}>
      {line}
    </text>
  ))

interface ValueAxisProps extends AxisStyle {
  scale: LinearScale
  ticks: readonly number[]
  unit: string
  formatValue: (value: number) => string
}

export function ValueAxis({ plot, scale, ticks, unit, formatValue, ink, fontSize }: ValueAxisProps) {
  const words = { fontSize, fontFamily: ink.font, fill: ink.muted }
  return (
    <>
      <text {...words} x={0} y={fontSize}>
        {unit}
      </text>
      <GridRows
        scale={scale}
        tickValues={[...ticks]}
        left={plot.left}
        width={plot.right - plot.left}
        stroke={ink.grid}
      />
      <AxisLeft
        scale={scale}
        tickValues={[...ticks]}
        tickFormat={(value) => formatValue(Number(value))}
        left={plot.left}
        tickLength={fontSize * 0.5}
        tickLabelProps={{ ...words, textAnchor: 'end', dx: 0, dy: round(fontSize * 0.35) }}
        tickComponent={drawLabel}
        hideTicks
        hideAxisLine
      />
    </>
  )
}

interface BaseAxisProps<Scale extends AxisScale> extends AxisStyle {
  scale: Scale
  ticks: readonly ScaleInput<Scale>[]
  formatTick: (value: ScaleInput<Scale>) => string
  labelSize?: number
  /** Length of the axis before the first and after the last place of its scale. */
  inset?: number
}

export function BaseAxis<Scale extends AxisScale>(props: BaseAxisProps<Scale>) {
  const { plot, scale, ticks, formatTick, ink, fontSize, labelSize = fontSize, inset = 0 } = props
  return (
    <AxisBottom
      scale={scale}
      tickValues={[...ticks]}
      tickFormat={(value) => formatTick(value)}
      top={plot.bottom}
      rangePadding={inset}
      stroke={ink.axis}
      tickLength={fontSize * 0.4}
      tickLabelProps={{ fontSize: labelSize, fontFamily: ink.font, fill: ink.muted, textAnchor: 'middle', dy: 0 }}
      tickComponent={drawLabel}
      hideTicks
    />
  )
}
