import { listQueries } from '@repo/api-client/core/list-queries'
import type { Page } from '@repo/api-client/core/page'
import { answer } from '@repo/api-client/fake/answer'
import {
  exportThings,
  listThings,
  thingList,
  type Thing,
  type ThingColumn,
  type ThingSort,
} from '@repo/api-client/fake/things'
import type { ListAddress } from '@repo/domain/lists/list-address'

import { toasts } from '../../app/toasts.ts'
import type { ListColumn } from './list-column.ts'
import type { ListPageLabels } from './list-page-labels.ts'
import { ListPage } from './list-page.tsx'
import { useList } from './use-list.ts'

const queries = listQueries('things', listThings)

export const thingAt = (index: number, change: Partial<Thing> = {}): Thing => ({
  uuid: `thing-${index}`,
  name: `Thing ${String(index + 1).padStart(2, '0')}`,
  size: index % 2 === 0 ? 'small' : 'large',
  since: '2026-03-01',
  ...change,
})

export const thingsAre = (things: readonly Thing[]) =>
  answer(listThings, ({ query: { page, size, search } }): Page<Thing> => {
    const text = search?.text.toLowerCase()
    const found = things.filter((thing) => text === undefined || thing[search?.column ?? 'name'].toLowerCase() === text)
    const rows = found.slice((page - 1) * size, page * size)
    return { rows, page, size, total: found.length, lastPage: Math.max(1, Math.ceil(found.length / size)) }
  })

const columns: readonly ListColumn<Thing, ThingSort>[] = [
  { key: 'name', header: 'Name', isTitle: true, sort: 'name', cell: ({ name }) => name },
  { key: 'size', header: 'Size', cell: ({ size }) => size },
  { key: 'since', header: 'Since', sort: 'since', cell: ({ since }) => since },
]

const nouns: ListPageLabels<Thing> = {
  title: 'Things',
  search: 'Search things',
  pages: 'Pages of things',
  showAll: 'Show all',
  selectAll: 'Select all on this page',
  select: ({ name }) => `Select ${name}`,
  loadFailed: 'The things did not come.',
  empty: { icon: 'heart', title: 'There are no things yet', text: 'Add the first one.' },
  nothingFound: { title: 'Nothing matches', text: 'Search for something else.' },
}

const words = {
  name: 'Name',
  size: { label: 'Size', options: { small: 'Small', large: 'Large' } },
  since: 'Since',
} as const

const bulk = [
  {
    key: 'pack',
    label: 'Pack',
    icon: 'check',
    tone: 'accent',
    onSelect: (keys: readonly string[]) => toasts.show({ tone: 'success', title: `Packed ${keys.length}` }),
  },
] as const

export function SampleList({ search }: { search: ListAddress<ThingColumn, ThingSort> }) {
  const list = useList({ rules: thingList, queries, search, keyOf: ({ uuid }: Thing) => uuid, storeAs: 'sensors' })
  return (
    <ListPage
      list={list}
      columns={columns}
      nouns={nouns}
      searchWords={words}
      exportAs={exportThings}
      bulk={bulk}
      add={{ label: 'Add', onAdd: () => toasts.show({ tone: 'success', title: 'Added' }) }}
    />
  )
}
