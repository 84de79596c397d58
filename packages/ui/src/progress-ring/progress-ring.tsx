import { filled, frame, ground, label as labelClass, picture, value as valueClass, words } from './progress-ring.css.ts'

export interface ProgressRingProps {
  percent: number
  value: string
  label: string
}

const RADIUS = 46
const LENGTH = 2 * Math.PI * RADIUS

export function ProgressRing({ percent, value, label }: ProgressRingProps) {
  const share = Math.max(0, Math.min(100, percent)) / 100
  return (
    <div className={frame}>
      <svg className={picture} viewBox="0 0 100 100" aria-hidden="true">
        <circle className={ground} cx="50" cy="50" r={RADIUS} />
        {share > 0 && (
          <circle
            className={filled}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - share)}
          />
        )}
      </svg>
      <span className={words}>
        <span className={valueClass}>{value}</span>
        <span className={labelClass}>{label}</span>
      </span>
    </div>
  )
}
