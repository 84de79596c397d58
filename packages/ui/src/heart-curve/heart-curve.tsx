import { useId } from 'react'

import { ChartCanvas, type ChartSize } from '../chart/chart-canvas.tsx'
import { type ChartInk, chartGround, chartInks, chartZones } from '../tokens/chart-colors.ts'
import {
  type HeartCurveData,
  type HeartCurveLayout,
  type HeartCurveScale,
  layOutHeartCurve,
} from './heart-curve-layout.ts'

export type { CurveZone, HeartCurveData } from './heart-curve-layout.ts'

export interface HeartCurveProps extends ChartSize, Omit<HeartCurveScale, 'fontSize'> {
  curve: HeartCurveData
  summary: string
}

const FONT_SIZE = 12
const BAND_OPACITY = 0.1
const AREA_OPACITY = 0.4

/** A heart rate over time, in the colors of its zones. */
export function HeartCurve({ curve, summary, ...scale }: HeartCurveProps) {
  const id = useId()
  const ink = chartInks[chartGround(false)]
  const colors = chartZones[chartGround(false)]
  const layout = layOutHeartCurve(curve, { ...scale, fontSize: FONT_SIZE })
  const { plot, bands, line, area, stops } = layout
  const isZoned = stops.length > 0
  const paint = isZoned ? `url(#${id})` : ink.mark
  return (
    <ChartCanvas width={scale.width} height={scale.height} summary={summary}>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={plot.bottom} y2={plot.top}>
        {stops.map(({ offset, level }, index) => (
          <stop key={`${level}${index % 2}`} offset={offset} stopColor={colors[level]} />
        ))}
      </linearGradient>
      {bands.map(({ level, y, height }) => (
        <rect
          key={level}
          x={plot.left}
          y={y}
          width={plot.right - plot.left}
          height={height}
          fill={colors[level]}
          opacity={BAND_OPACITY}
        />
      ))}
      <Axes layout={layout} ink={ink} unit={scale.unit} />
      <path d={area} fill={paint} opacity={AREA_OPACITY} />
      <path d={line} fill="none" stroke={paint} strokeWidth={2.5} strokeLinejoin="round" strokeLinecap="round" />
    </ChartCanvas>
  )
}

interface AxesProps {
  layout: HeartCurveLayout
  ink: ChartInk
  unit: string
}

function Axes({ layout: { plot, values, times }, ink, unit }: AxesProps) {
  const shift = FONT_SIZE * 0.35
  return (
    <g fill={ink.muted} fontFamily={ink.font} fontSize={FONT_SIZE}>
      <text x={0} y={FONT_SIZE}>
        {unit}
      </text>
      {values.map(({ y, left, right }) => (
        <g key={left}>
          <line x1={plot.left} x2={plot.right} y1={y} y2={y} stroke={ink.grid} />
          <text x={plot.left - FONT_SIZE * 0.5} y={y + shift} textAnchor="end">
            {left}
          </text>
          <text x={plot.right + FONT_SIZE * 0.5} y={y + shift}>
            {right}
          </text>
        </g>
      ))}
      <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} stroke={ink.axis} />
      {times.map(({ x, text }, index) => (
        <text key={text} x={x} y={plot.bottom + FONT_SIZE * 1.4} textAnchor={index === 0 ? 'start' : 'middle'}>
          {text}
        </text>
      ))}
    </g>
  )
}
