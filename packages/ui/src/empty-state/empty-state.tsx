import type { ReactNode } from 'react'

import { Heading } from '../heading/heading.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'
import { frame, mark, words } from './empty-state.css.ts'

export interface EmptyStateProps {
  icon: IconName
  title: string
  text?: string
  action?: ReactNode
  level?: 1 | 2 | 3
}

export function EmptyState({ icon, title, text, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={frame}>
      <span className={mark({ tone: 'neutral' })}>
        <Icon name={icon} size="xl" />
      </span>
      <div className={words}>
        <Heading level={level} size="l" align="center">
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      {action}
    </div>
  )
}
