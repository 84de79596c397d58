import type { Page } from '@repo/api-client/core/page'
import { Button } from '@repo/ui/button'
import { PageHeader } from '@repo/ui/page-header'
import type { ReactNode } from 'react'

import { useListLabels } from './list-labels.ts'
import type { ListPageLabels } from './list-page-labels.ts'
import type { List } from './use-list.ts'

export interface ListHeaderProps<Row> {
  list: Pick<List<Row, string, string>, 'query'>
  nouns: ListPageLabels<Row>
  /** While nothing is searched for, the title says how many there are, and not which of them are shown. */
  isCounted?: boolean
  /** Said after that, such as whose clock the times are of. */
  note?: string | undefined
  /** The way back, where the list is part of something. */
  before?: ReactNode
  /** What is done with the list as a whole. */
  actions?: ReactNode
  /** The button that adds one. */
  add?: { readonly label: string; readonly onAdd: () => void } | undefined
}

/** What the list is called, what is shown of it, and the way to add to it. */
export function ListHeader<Row>({ list, nouns, isCounted = false, note, before, actions, add }: ListHeaderProps<Row>) {
  const words = useListLabels()
  const { page, isPending, isFound } = list.query
  const summaryOf = (shown: Page<Row>): string => {
    if (isFound) return words.found(shown.total)
    if (shown.total === 0) return ''
    return isCounted ? words.inCenter(shown.total) : words.showing(shown)
  }
  return (
    <PageHeader
      title={nouns.title}
      before={before}
      {...(page === undefined ? {} : { text: [summaryOf(page), note].filter(Boolean).join(' · ') })}
      isTextPending={isPending}
      actions={
        <>
          {actions}
          {add !== undefined && (
            <Button tone="accent" icon="plus" onClick={add.onAdd}>
              {add.label}
            </Button>
          )}
        </>
      }
    />
  )
}
