import type { ReactNode } from 'react'

import { Icon, type IconName } from '../icon/icon.tsx'
import { badge } from './badge.css.ts'

export interface BadgeProps {
  children: ReactNode
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'live'
  icon?: IconName
}

export function Badge({ children, tone, icon }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon !== undefined && <Icon name={icon} size="text" />}
      {children}
    </span>
  )
}
