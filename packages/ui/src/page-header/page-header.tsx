import type { ReactNode } from 'react'

import { Heading } from '../heading/heading.tsx'
import { Text } from '../text/text.tsx'
import { actions as actionsClass, header, lead, words } from './page-header.css.ts'

export interface PageHeaderProps {
  title: string
  text?: string
  /** Usually a back button. */
  before?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, text, before, actions }: PageHeaderProps) {
  return (
    <header className={header}>
      <div className={lead}>
        {before}
        <div className={words}>
          <Heading level={1}>{title}</Heading>
          {text !== undefined && <Text tone="muted">{text}</Text>}
        </div>
      </div>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </header>
  )
}
