import type { ReactNode } from 'react'

import { SiteMark } from '../site-mark/site-mark.tsx'
import type { ZoneLevel } from '../tokens/colors.ts'
import { ViewTitle } from '../view-title/view-title.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import {
  bar,
  belowCode as below,
  clock as clockClass,
  code as codeClass,
  codeWords as codeWordsClass,
  corner,
  end as endClass,
  line,
  passed,
  subtitle as subtitleClass,
  title as titleClass,
  track,
  who,
  words,
} from './wall-bar.css.ts'

export interface WallBarProps {
  title: string
  subtitle: ReactNode
  clock: { label: string; value: string }
  /** 0 to 1. */
  progress: number
  progressLabel: string
  level: ZoneLevel
  end?: ReactNode
  code?: ReactNode
  codeWords?: ReactNode
  belowCode?: ReactNode
}

/** Silent for screen readers, which would speak the clock every second. */
export function WallBar({
  title,
  subtitle,
  clock,
  progress,
  progressLabel,
  level,
  end,
  code,
  codeWords,
  belowCode,
}: WallBarProps) {
  const share = Math.min(1, Math.max(0, progress))
  return (
    <header className={bar}>
      <div className={line}>
        <div className={who}>
          <SiteMark size="m" />
          <div className={words}>
            <ViewTitle className={titleClass} tabClock={clock.value}>
              {title}
            </ViewTitle>
            <div className={subtitleClass}>{subtitle}</div>
          </div>
        </div>
        <div className={clockClass} role="timer" aria-live="off">
          {clock.value} <VisuallyHidden>{clock.label}</VisuallyHidden>
        </div>
        {end !== undefined && <div className={endClass}>{end}</div>}
        <div
          className={track}
          role="progressbar"
          aria-label={progressLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={`${clock.value} ${clock.label}`}
        >
          <div className={passed({ level })} style={{ transform: `scaleX(${share})` }} />
        </div>
      </div>
      {code !== undefined && (
        <div className={corner}>
          <div className={codeClass}>{code}</div>
          {codeWords !== undefined && <div className={codeWordsClass}>{codeWords}</div>}
          {belowCode !== undefined && <div className={below}>{belowCode}</div>}
        </div>
      )}
    </header>
  )
}
