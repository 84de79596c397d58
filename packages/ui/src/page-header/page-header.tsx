import type { ReactNode } from 'react'

import { Heading } from '../heading/heading.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './page-header.css.ts'

export interface PageHeaderProps {
  title: string
  text?: string
  isTextPending?: boolean
  before?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, text, isTextPending = false, before, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.lead}>
        {before}
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading level={1}>{title}</Heading>
          </div>
          {text !== undefined && (
            <div className={styles.text}>
              <Text tone="muted">{text}</Text>
            </div>
          )}
          {text === undefined && isTextPending && (
            <div className={`${styles.text} ${styles.pendingText}`}>
              <Skeleton shape="line" />
            </div>
          )}
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
