import type { ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { item, list, mark, words } from './check-list.css.ts'

export interface CheckListItem {
  key: string
  title: string
  text?: string | undefined
  isDone: boolean
  action?: ReactNode
}

export interface CheckListProps {
  items: readonly CheckListItem[]
  doneLabel: string
  openLabel: string
}

export function CheckList({ items, doneLabel, openLabel }: CheckListProps) {
  return (
    <ul className={list}>
      {items.map(({ key, title, text, isDone, action }) => (
        <li key={key} className={item}>
          <span className={mark({ done: isDone })}>{isDone && <Icon name="check" size="s" />}</span>
          <div className={words}>
            <Text weight="semibold" tone={isDone ? 'muted' : undefined}>
              <VisuallyHidden>{isDone ? `${doneLabel}: ` : `${openLabel}: `}</VisuallyHidden>
              {title}
            </Text>
            {text !== undefined && (
              <Text size="s" tone="muted">
                {text}
              </Text>
            )}
          </div>
          {action}
        </li>
      ))}
    </ul>
  )
}
