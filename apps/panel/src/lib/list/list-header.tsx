import type { Page } from '@repo/api-client/core/page'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { PageHeader } from '@repo/ui/page-header'
import type { ReactNode } from 'react'

import { useListLabels } from './list-labels.ts'
import type { ListPageLabels } from './list-page-labels.ts'
import { useIsPhone } from './use-is-phone.ts'
import type { List } from './use-list.ts'

export interface ListHeaderProps<Row> {
  list: Pick<List<Row, string, string>, 'query'>
  nouns: ListPageLabels<Row>
  note?: string | undefined
  before?: ReactNode
  actions?: ReactNode
  add?: { readonly label: string; readonly onAdd: () => void } | undefined
}

/** Letters of a title and a button that stand side by side on a phone. */
const ONE_LINE = 24

export function ListHeader<Row>({ list, nouns, note, before, actions, add }: ListHeaderProps<Row>) {
  const words = useListLabels()
  const isTight = useIsPhone() && (actions !== undefined || nouns.title.length + (add?.label.length ?? 0) > ONE_LINE)
  const { page, isPending, isFound } = list.query
  const summaryOf = (shown: Page<Row>): string => {
    if (isFound) return words.found(shown.total)
    if (shown.total === 0) return ''
    return words.showing(shown)
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
          {add !== undefined &&
            (isTight ? (
              <IconButton tone="accent" icon="plus" label={add.label} onClick={add.onAdd} />
            ) : (
              <Button tone="accent" icon="plus" onClick={add.onAdd}>
                {add.label}
              </Button>
            ))}
        </>
      }
    />
  )
}
