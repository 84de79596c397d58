import type { ReactNode } from 'react'

import { SiteMark } from '../site-mark/site-mark.tsx'
import { ViewTitle } from '../view-title/view-title.tsx'
import {
  closing,
  content,
  crowded,
  extra,
  frame,
  label as labelClass,
  people as peopleClass,
  time,
  title as titleClass,
  who,
  words,
} from './countdown.css.ts'

export interface CountdownProps {
  title: string
  label: string
  value: string
  isClosing?: boolean
  /** Below the time, which is smaller then. */
  people?: ReactNode
  children?: ReactNode
}

export function Countdown({ title, label, value, isClosing = false, people, children }: CountdownProps) {
  return (
    <div className={frame}>
      <div className={people === undefined ? content : crowded}>
        <div className={words}>
          <div className={who}>
            <SiteMark size="m" />
            <ViewTitle className={titleClass}>{title}</ViewTitle>
          </div>
          <p className={labelClass}>{label}</p>
          <p className={isClosing ? closing : time} role="timer" aria-live="off">
            {value}
          </p>
        </div>
        {people !== undefined && <div className={peopleClass}>{people}</div>}
        {children !== undefined && <div className={extra}>{children}</div>}
      </div>
    </div>
  )
}
