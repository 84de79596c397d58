import type { ReactNode } from 'react'

import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import type { ZoneLevel } from '../tokens/colors.ts'
import { ViewTitle } from '../view-title/view-title.tsx'
import {
  actions as actionsClass,
  clock as clockClass,
  clockLabel,
  frame,
  line,
  menu as menuClass,
  roomyActions,
  stop as stopClass,
  subtitle as subtitleClass,
  time,
  title as titleClass,
  who,
  words,
} from './class-bar.css.ts'

export interface ClassBarProps {
  title: string
  subtitle?: string
  clock: { label: string; value: string }
  /** 0 to 1. */
  progress: number
  progressLabel: string
  level: ZoneLevel
  start?: ReactNode
  end?: ReactNode
  before?: ReactNode
  actions?: ReactNode
  stop?: ReactNode
  menu?: ReactNode
}

/** Silent for screen readers, which would speak the clock every second. */
export function ClassBar({
  title,
  subtitle,
  clock,
  progress,
  progressLabel,
  level,
  start,
  end,
  before,
  actions,
  stop,
  menu,
}: ClassBarProps) {
  return (
    <header className={frame}>
      <div className={line}>
        <div className={who}>
          {before}
          <div className={words}>
            <ViewTitle className={titleClass} tabClock={clock.value}>
              {title}
            </ViewTitle>
            {subtitle !== undefined && <p className={subtitleClass}>{subtitle}</p>}
          </div>
        </div>
        <div className={clockClass} role="timer" aria-live="off">
          <span className={time}>{clock.value}</span>
          <span className={clockLabel}>{clock.label}</span>
        </div>
        {actions !== undefined && (
          <div className={menu === undefined ? actionsClass : roomyActions}>
            {actions}
            {stop !== undefined && <div className={stopClass}>{stop}</div>}
          </div>
        )}
        {menu !== undefined && <div className={menuClass}>{menu}</div>}
      </div>
      <ProgressBar
        value={progress}
        label={progressLabel}
        tone={level}
        valueText={`${clock.value} ${clock.label}`}
        start={start}
        end={end}
      />
    </header>
  )
}
