import type { ReactNode } from 'react'

import { Heading } from '../heading/heading.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Text } from '../text/text.tsx'
import { actions as actionsClass, header, lead, pendingText, words } from './page-header.css.ts'

export interface PageHeaderProps {
  title: string
  text?: string
  isTextPending?: boolean
  before?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, text, isTextPending = false, before, actions }: PageHeaderProps) {
  return (
    <header className={header}>
      <div className={lead}>
        {before}
        <div className={words}>
          <Heading level={1}>{title}</Heading>
          {text !== undefined && <Text tone="muted">{text}</Text>}
          {text === undefined && isTextPending && (
            <div className={pendingText}>
              <Skeleton shape="line" />
            </div>
          )}
        </div>
      </div>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </header>
  )
}
