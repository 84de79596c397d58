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

/** An upright bar, rounded where it ends and square where it stands. */
export function barPath(x: number, y: number, width: number, height: number): string {
  const r = Math.min(3, width / 2, height)
  return `M${x},${y + height}V${y + r}Q${x},${y} ${x + r},${y}H${x + width - r}Q${x + width},${y} ${x + width},${y + r}V${y + height}Z`
}
