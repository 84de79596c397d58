import type { ReactNode } from 'react'

import { text } from './text.css.ts'

export interface TextProps {
  children: ReactNode
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  tone?: 'normal' | 'muted' | 'subtle' | 'accent' | 'danger' | 'warning' | 'success'
  weight?: 'regular' | 'medium' | 'semibold' | 'bold'
  align?: 'start' | 'center' | 'end'
  /** Repeat the full text elsewhere. */
  truncate?: boolean
  as?: 'p' | 'span' | 'strong' | 'dt' | 'dd' | 'li' | 'time'
  id?: string
}

export function Text({ children, size, tone, weight, align, truncate = false, as: Tag = 'p', id }: TextProps) {
  return (
    <Tag id={id} className={text({ size, tone, weight, align, truncate })}>
      {children}
    </Tag>
  )
}
