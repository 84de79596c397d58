import type { ReactNode } from 'react'

import type { ZoneLevel } from '../tokens/colors.ts'
import { bar, frame, labels, track } from './progress-bar.css.ts'

export interface ProgressBarProps {
  /** 0 to 1, clamped. */
  value: number
  label: string
  /** Spoken instead of the percentage. */
  valueText?: string
  start?: ReactNode
  end?: ReactNode
  tone?: 'accent' | 'warning' | 'danger' | ZoneLevel
}

export function ProgressBar({ value, label, valueText, start, end, tone }: ProgressBarProps) {
  const part = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0))
  return (
    <div className={frame}>
      {(start !== undefined || end !== undefined) && (
        <div className={labels}>
          <span>{start}</span>
          <span>{end}</span>
        </div>
      )}
      <div
        className={track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={valueText}
      >
        <div className={bar({ tone })} style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  )
}
