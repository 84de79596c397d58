import { Tooltip, useTooltip } from '@visx/tooltip'
import type { PointerEvent } from 'react'

import { TrendChartSvg, type TrendChartSvgProps, trendLayoutOf } from './trend-chart-svg.tsx'
import * as styles from './trend-chart.css.ts'
import { nearestPoint, type PlacedPoint, type TrendLayout } from './trend-layout.ts'

export type { TrendKind, TrendPoint } from './trend-chart-svg.tsx'

export interface TrendChartProps extends Omit<TrendChartSvgProps, 'paper' | 'summary'> {
  summary: string
  readLabel: string
}

export function TrendChart({ readLabel, ...rest }: TrendChartProps) {
  const layout = trendLayoutOf(rest)
  const { points } = layout
  const { tooltipData: active = -1, showTooltip, hideTooltip } = useTooltip<number>()
  const point = points[active]
  const read = (index: number): void => {
    if (index !== active) showTooltip({ tooltipData: index })
  }
  const readNearest = (event: PointerEvent<HTMLElement>): void =>
    read(nearestPoint(points, event.clientX - event.currentTarget.getBoundingClientRect().left))
  return (
    <div
      className={styles.frame}
      style={{ width: rest.width, height: rest.height }}
      onPointerDown={readNearest}
      onPointerMove={readNearest}
      onPointerLeave={hideTooltip}
    >
      <TrendChartSvg {...rest} />
      {point !== undefined && <Readout placed={point} layout={layout} width={rest.width} />}
      {points.length > 1 && (
        <input
          type="range"
          className={styles.slider}
          aria-label={readLabel}
          aria-valuetext={spoken(point ?? points.at(-1))}
          min={0}
          max={points.length - 1}
          value={point === undefined ? points.length - 1 : active}
          onChange={(event) => read(event.currentTarget.valueAsNumber)}
          onFocus={() => read(points.length - 1)}
          onBlur={hideTooltip}
        />
      )}
    </div>
  )
}

const spoken = (placed: PlacedPoint | undefined): string =>
  placed === undefined ? '' : `${placed.point.label}: ${placed.point.text}`

interface ReadoutProps {
  placed: PlacedPoint
  layout: TrendLayout
  width: number
}

function Readout({ placed: { point, x, y }, layout: { plot }, width }: ReadoutProps) {
  return (
    <div aria-hidden="true">
      <div className={styles.guide} style={{ left: x, top: plot.top, height: plot.bottom - plot.top }} />
      <div className={styles.ring} style={{ left: x, top: y }} />
      {/* `TooltipWithBounds` leaves a chart that is narrower than two tooltips; a share of its own width never does. */}
      <Tooltip
        className={styles.readout}
        style={{ transform: `translateX(${(-100 * x) / Math.max(1, width)}%)` }}
        left={x}
        offsetLeft={0}
      >
        <span className={styles.moment}>{point.label}</span>
        <span className={styles.value}>{point.text}</span>
      </Tooltip>
    </div>
  )
}
