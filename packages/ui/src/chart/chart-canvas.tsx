import { BarRounded } from '@visx/shape'
import type { ReactNode } from 'react'

export interface ChartSize {
  width: number
  height: number
}

export interface ChartCanvasProps extends ChartSize {
  /** Without it, the surrounding text must say what the chart shows. */
  summary?: string | undefined
  children: ReactNode
}

/** Standalone SVG, so that a PDF can contain it. PDF has no weight except `bold`. */
export function ChartCanvas({ width, height, summary, children }: ChartCanvasProps) {
  const spoken = summary === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...spoken}
    >
      {children}
    </svg>
  )
}

interface UprightBarProps extends ChartSize {
  x: number
  y: number
  fill: string
}

export function UprightBar(props: UprightBarProps) {
  return props.height > 0 && <BarRounded {...props} radius={3} top />
}
