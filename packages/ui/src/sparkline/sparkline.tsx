import { sparklineBox, sparklinePath } from './sparkline-path.ts'
import { picture } from './sparkline.css.ts'

export interface SparklineProps {
  values: readonly number[]
  label: string
}

export function Sparkline({ values, label }: SparklineProps) {
  return (
    <svg className={picture} viewBox={sparklineBox} preserveAspectRatio="none" role="img" aria-label={label}>
      <path
        d={sparklinePath(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
