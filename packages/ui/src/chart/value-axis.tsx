import type { ChartInk } from '../tokens/chart-colors.ts'
import type { Plot, ValueTick } from './chart-scale.ts'

interface ValueAxisProps {
  plot: Plot
  ticks: readonly ValueTick[]
  unit: string
  ink: ChartInk
  fontSize: number
}

/** Quiet lines behind the data with their values at the left, the unit above them, and the line it all stands on. */
export function ValueAxis({ plot, ticks, unit, ink, fontSize }: ValueAxisProps) {
  return (
    <g fontSize={fontSize} fontFamily={ink.font} fill={ink.muted}>
      <text x={0} y={fontSize} fill={ink.muted}>
        {unit}
      </text>
      {ticks.map(({ y, text }) => (
        <g key={`${y} ${text}`}>
          <line x1={plot.left} x2={plot.right} y1={y} y2={y} stroke={ink.grid} strokeWidth={1} />
          <text x={plot.left - fontSize * 0.5} y={y + fontSize * 0.35} textAnchor="end" fill={ink.muted}>
            {text}
          </text>
        </g>
      ))}
      <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} stroke={ink.axis} strokeWidth={1} />
    </g>
  )
}
