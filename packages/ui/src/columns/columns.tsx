import type { ReactNode } from 'react'

import type { Gap } from '../tokens/layout.css.ts'
import { columns } from './columns.css.ts'

export interface ColumnsProps {
  children: ReactNode
  gap?: Gap
  min?: 'stat' | 'figure' | 'part' | 'menu' | 'card'
  as?: 'div' | 'ul' | 'dl'
}

export function Columns({ children, gap, min, as: Tag = 'div' }: ColumnsProps) {
  return <Tag className={columns({ gap, min })}>{children}</Tag>
}
