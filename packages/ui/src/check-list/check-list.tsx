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
  /** Spoken before the words of an item that is done, and of one that is not. */
  doneLabel: string
  openLabel: string
}

/** Things to do; what is done is ticked off by whoever gives the items, not by hand. */
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
