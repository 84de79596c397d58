import { type PointerEvent, useState } from 'react'

import { TrendChartSvg, type TrendChartSvgProps, trendLayoutOf } from './trend-chart-svg.tsx'
import * as styles from './trend-chart.css.ts'
import { nearestPoint, type PlacedPoint, type TrendLayout } from './trend-layout.ts'

export type { TrendKind, TrendPoint } from './trend-chart-svg.tsx'

export interface TrendChartProps extends Omit<TrendChartSvgProps, 'paper' | 'summary'> {
  summary: string
  /** Spoken name of the slider that goes from point to point. */
  readLabel: string
}

/** Values over time; the pointer and the arrow keys read single points. */
export function TrendChart({ readLabel, ...rest }: TrendChartProps) {
  const layout = trendLayoutOf(rest)
  const { points } = layout
  const [active, setActive] = useState(-1)
  const point = points[active]
  const read = (event: PointerEvent<HTMLElement>): void => {
    setActive(nearestPoint(points, event.clientX - event.currentTarget.getBoundingClientRect().left))
  }
  return (
    <div
      className={styles.frame}
      style={{ width: rest.width, height: rest.height }}
      onPointerDown={read}
      onPointerMove={read}
      onPointerLeave={() => setActive(-1)}
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
          onChange={(event) => setActive(event.currentTarget.valueAsNumber)}
          onFocus={() => setActive(points.length - 1)}
          onBlur={() => setActive(-1)}
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
      <div className={styles.readout} style={{ left: x, transform: `translateX(${(-100 * x) / Math.max(1, width)}%)` }}>
        <span className={styles.moment}>{point.label}</span>
        <span className={styles.value}>{point.text}</span>
      </div>
    </div>
  )
}
