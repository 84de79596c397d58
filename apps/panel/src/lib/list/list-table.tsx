import type { ListOrder } from '@repo/domain/lists/list'
import { DataTable, type DataTableProps } from '@repo/ui/data-table'
import { memo, useMemo, type ReactNode } from 'react'

import type { ListCard, ListColumn } from './list-column.ts'
import { useListLabels } from './list-labels.ts'
import type { ListPageLabels } from './list-page-labels.ts'

const SKELETON_ROWS = 8

/** Stable props, so that ticking one row doesn't re-render the others. */
export interface RowView<Row, S extends string> {
  columns: readonly ListColumn<Row, S>[]
  nouns: ListPageLabels<Row>
  card?: ListCard<Row> | undefined
  isMarked?: ((row: Row) => boolean) | undefined
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** At most in `rowActions`; 3 by default. */
  mostActions?: 2 | 3 | undefined
}

interface ListTableProps<Row, S extends string> extends RowView<Row, S> {
  hidden: readonly string[]
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  order: ListOrder<S>
  onSort: (sort: S) => void
  selected: ReadonlySet<string> | null
  onSelect: (selected: ReadonlySet<string>) => void
  isStale: boolean
  isGivingWay: boolean
}

const NONE: readonly never[] = []

function Table<Row, S extends string>(props: ListTableProps<Row, S>) {
  const {
    columns,
    nouns,
    hidden,
    rows,
    order,
    onSort,
    selected,
    onSelect,
    card,
    isMarked,
    rowActions,
    mostActions = 3,
  } = props
  const words = useListLabels()
  const shown = useMemo(
    () => columns.filter(({ key, isTitle }) => isTitle === true || !hidden.includes(key)),
    [columns, hidden],
  )
  const drawn = useMemo(
    () => shown.map(({ sort, ...column }) => ({ ...column, isSortable: sort !== undefined })),
    [shown],
  )
  const cards = useMemo(() => {
    if (card === undefined) return {}
    const isShown = (key: string): boolean => shown.some((column) => column.key === key)
    return { card: { ...card, line: (row: Row) => card.line(row, isShown), more: words.moreDetails } }
  }, [card, shown, words.moreDetails])
  const sorted = columns.find(({ sort }) => sort === order.sort)
  const optional: Partial<DataTableProps<Row>> = {
    ...cards,
    ...(isMarked === undefined ? {} : { isMarked }),
    ...(rowActions === undefined ? {} : { actions: { header: words.actions, render: rowActions, most: mostActions } }),
    ...(selected === null
      ? {}
      : { selection: { selected, onChange: onSelect, allLabel: nouns.selectAll, rowLabel: nouns.select } }),
  }
  return (
    <DataTable
      label={nouns.title}
      columns={drawn}
      rows={rows ?? NONE}
      keyOf={props.keyOf}
      sort={sorted === undefined ? undefined : { key: sorted.key, direction: order.direction }}
      onSort={(key) => {
        const chosen = columns.find((column) => column.key === key)?.sort
        if (chosen !== undefined) onSort(chosen)
      }}
      givenWay={{ note: words.noRoomFor, showAll: words.showAllColumns }}
      sortLabel={words.sortBy}
      loadingRows={rows === undefined ? SKELETON_ROWS : 0}
      isStale={props.isStale}
      isGivingWay={props.isGivingWay}
      {...optional}
    />
  )
}

/** Memoized, so that rows render after the rest of the page. */
export const ListTable = memo(Table) as typeof Table
