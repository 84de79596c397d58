import { Button } from '@repo/ui/button'

import { EmptyList } from '../help/empty-list.tsx'
import { LoadFailure } from '../load-failure.tsx'
import type { ListPageLabels } from './list-page-labels.ts'
import type { List } from './use-list.ts'

interface ListNoticeProps<Row, C extends string, S extends string> {
  list: Pick<List<Row, C, S>, 'view' | 'query' | 'resetSearch'>
  isEmpty: boolean
  nouns: ListPageLabels<Row>
}

export function ListNotice<Row, C extends string, S extends string>(props: ListNoticeProps<Row, C, S>) {
  const { list, isEmpty, nouns } = props
  const isSearching = list.view.search !== null
  // a failed search leads back to the list
  if (list.query.isError && !isSearching) return <LoadFailure title={nouns.loadFailed} onRetry={list.query.retry} />
  if (!isEmpty) return null
  return isSearching ? (
    <EmptyList
      icon={nouns.empty.icon}
      title={nouns.nothingFound.title}
      text={nouns.nothingFound.text}
      action={<Button onClick={list.resetSearch}>{nouns.showAll}</Button>}
    />
  ) : (
    <EmptyList {...nouns.empty} />
  )
}
