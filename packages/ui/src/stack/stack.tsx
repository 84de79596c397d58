import type { ReactNode } from 'react'

import type { Alignment, Gap } from '../tokens/layout.css.ts'
import { stack } from './stack.css.ts'

export interface StackProps {
  children: ReactNode
  gap?: Gap
  align?: Alignment
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer'
}

export function Stack({ children, gap, align, as: Tag = 'div' }: StackProps) {
  return <Tag className={stack({ gap, align })}>{children}</Tag>
}
