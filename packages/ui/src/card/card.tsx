import type { ReactNode } from 'react'

import { card } from './card.css.ts'

export interface CardProps {
  children: ReactNode
  padding?: 'none' | 'm' | 'l'
  as?: 'div' | 'section' | 'article' | 'li'
}

export function Card({ children, padding, as: Tag = 'div' }: CardProps) {
  return <Tag className={card({ padding })}>{children}</Tag>
}
