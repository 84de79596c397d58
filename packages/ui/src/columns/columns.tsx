import { type ReactNode, useState } from 'react'

import type { Gap } from '../tokens/layout.css.ts'
import { useIsCut } from '../truncated/use-is-cut.ts'
import { columns } from './columns.css.ts'

export interface ColumnsProps {
  children: ReactNode
  gap?: Gap
  min?: 'stat' | 'figure' | 'part' | 'menu' | 'card'
  as?: 'div' | 'ul' | 'dl'
}

export function Columns({ children, gap, min, as: Tag = 'div' }: ColumnsProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isScrolling = useIsCut(min === 'figure' ? place : null)
  return (
    <Tag ref={setPlace} className={columns({ gap, min })} tabIndex={isScrolling ? 0 : undefined}>
      {children}
    </Tag>
  )
}
