import type { ListQueries } from '@repo/api-client/core/list-queries'
import { orderBy, type ListRules, type ListView } from '@repo/domain/lists/list'
import { listViewOf, type ListAddress } from '@repo/domain/lists/list-address'
import type { NamedView, ViewedList } from '@repo/domain/lists/list-view'
import { useCallback, useMemo, useState } from 'react'

import { useListAddress } from './use-list-address.ts'
import { useListColumns } from './use-list-columns.ts'
import { useListPage } from './use-list-page.ts'

interface ListOptions<Row, C extends string, S extends string> {
  rules: ListRules<C, S>
  queries: ListQueries<Row, C, S>
  search: ListAddress<C, S>
  keyOf: (row: Row) => string
  storeAs: ViewedList
  /** Suppresses the notice of a failed search. A rejected search never shows one. */
  isSearchSilent?: boolean
}

const NOTHING = {
  page: undefined,
  size: undefined,
  sort: undefined,
  direction: undefined,
  column: undefined,
  search: undefined,
  hidden: undefined,
} as const

export const useList = <Row, C extends string, S extends string>(options: ListOptions<Row, C, S>) => {
  const { rules, queries, search, keyOf, storeAs, isSearchSilent = false } = options
  const { page, size, sort, direction, column, search: text, hidden } = search
  // other params change independently
  const view: ListView<C, S> = useMemo(
    () => listViewOf(rules, { page, size, sort, direction, column, search: text }),
    [rules, page, size, sort, direction, column, text],
  )
  const { show, toPage } = useListAddress<C, S>()
  const resetSearch = useCallback(() => show({ search: undefined, column: undefined, page: undefined }), [show])
  const query = useListPage({ queries, view, resetSearch, toPage, isSearchSilent })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const unselect = useCallback(
    (gone: readonly string[]) => setSelected((before) => new Set([...before].filter((one) => !gone.includes(one)))),
    [],
  )
  const sortBy = useCallback(
    (chosen: S) => {
      const { sort: by, direction: way } = orderBy(rules, chosen, { sort: view.sort, direction: view.direction })
      const isFirst = by === rules.first.sort && way === rules.first.direction
      show({ sort: isFirst ? undefined : by, direction: isFirst ? undefined : way, page: undefined })
    },
    [show, rules, view.sort, view.direction],
  )
  const showView = useCallback((kept: NamedView['address']) => show({ ...NOTHING, ...kept }), [show])
  const columns = useListColumns(storeAs, search, show)
  const address = { size, sort, direction, column, search: text, hidden }
  return {
    rules,
    name: storeAs,
    address,
    showView,
    view,
    query,
    keyOf,
    show,
    resetSearch,
    sortBy,
    selected,
    select: setSelected,
    unselect,
    columns,
  }
}

export type List<Row, C extends string, S extends string> = ReturnType<typeof useList<Row, C, S>>
