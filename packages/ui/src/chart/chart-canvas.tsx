import { BarRounded } from '@visx/shape'
import type { ReactNode } from 'react'

export interface ChartSize {
  width: number
  height: number
}

export interface ChartCanvasProps extends ChartSize {
  /** What the chart says, in a sentence; without it the words around the chart must say it. */
  summary?: string | undefined
  children: ReactNode
}

/** The vector picture a chart is drawn on, which stands alone as a file too. PDF knows no weight but `bold`. */
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
