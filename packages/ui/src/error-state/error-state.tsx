import type { ReactNode } from 'react'

import { frame, mark, words } from '../empty-state/empty-state.css.ts'
import { Heading } from '../heading/heading.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'

export interface ErrorStateProps {
  title: string
  text?: string
  action?: ReactNode
  /** For a call to support. */
  code?: string
  icon?: IconName
  level?: 1 | 2 | 3
}

export function ErrorState({ title, text, action, code, icon = 'warning', level = 2 }: ErrorStateProps) {
  return (
    <div className={frame} role="alert">
      <span className={mark({ tone: 'danger' })}>
        <Icon name={icon} size="xl" />
      </span>
      <div className={words}>
        <Heading level={level} size="l" align="center">
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
        {code !== undefined && (
          <Text tone="subtle" size="s">
            {code}
          </Text>
        )}
      </div>
      {action}
    </div>
  )
}
