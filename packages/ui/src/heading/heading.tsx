import type { ReactNode } from 'react'

import { ViewTitle } from '../view-title/view-title.tsx'
import { heading } from './heading.css.ts'

const sizeOfLevel = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const

export interface HeadingProps {
  children: ReactNode
  level?: 1 | 2 | 3 | 4
  size?: 's' | 'm' | 'l' | 'xl' | 'display'
  align?: 'start' | 'center'
  id?: string
  /** Defaults to the heading's text. */
  tabTitle?: string
  /** Appended to the browser's tab title. */
  tabClock?: string
}

export function Heading({
  children,
  level = 2,
  size = sizeOfLevel[level],
  align,
  id,
  tabTitle,
  tabClock,
}: HeadingProps) {
  if (level === 1) {
    return (
      <ViewTitle id={id} className={heading({ size, align })} tabTitle={tabTitle} tabClock={tabClock}>
        {children}
      </ViewTitle>
    )
  }
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={heading({ size, align })}>
      {children}
    </Tag>
  )
}
