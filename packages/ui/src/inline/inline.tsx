import type { ReactNode } from 'react'

import type { Alignment, Gap, Justification } from '../tokens/layout.css.ts'
import { inline } from './inline.css.ts'

export interface InlineProps {
  children: ReactNode
  gap?: Gap
  align?: Alignment
  justify?: Justification
  wrap?: boolean
}

export function Inline({ children, gap, align, justify, wrap }: InlineProps) {
  return <div className={inline({ gap, align, justify, wrap })}>{children}</div>
}
