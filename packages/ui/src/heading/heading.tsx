import type { ReactNode } from 'react'

import { heading } from './heading.css.ts'

const sizeOfLevel = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const

export interface HeadingProps {
  children: ReactNode
  /** Place in the outline; the look follows unless `size` says otherwise. */
  level?: 1 | 2 | 3 | 4
  size?: 's' | 'm' | 'l' | 'xl' | 'display'
  align?: 'start' | 'center'
  id?: string
}

export function Heading({ children, level = 2, size = sizeOfLevel[level], align, id }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={heading({ size, align })}>
      {children}
    </Tag>
  )
}
