import type { ReactNode } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import { fact, list, pair, pendingFact, term } from './description-list.css.ts'

export interface Description {
  key: string
  term: string
  /** Undefined while it loads. */
  value: ReactNode
}

export interface DescriptionListProps {
  items: readonly Description[]
  isDense?: boolean
}

export function DescriptionList({ items, isDense = false }: DescriptionListProps) {
  return (
    <dl className={list({ isDense })}>
      {items.map(({ key, term: name, value }) => (
        <div key={key} className={pair}>
          <dt className={term}>{name}</dt>
          <dd className={value === undefined ? pendingFact : fact} aria-busy={value === undefined || undefined}>
            {value === undefined ? <Skeleton shape="line" /> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
