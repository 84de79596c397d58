import type { DataColumn } from '@repo/ui/data-table'
import type { ReactNode } from 'react'

/** A column of a list: the one with the row's title always stands there, others can be hidden. */
export interface ListColumn<Row, S extends string> extends Omit<DataColumn<Row>, 'isSortable'> {
  /** What the list is ordered by when somebody chooses this column; without it, it cannot be. */
  sort?: S
}

/** What a row says where rows are cards, above the columns that this does not cover. */
export interface ListCard<Row> {
  title: (row: Row) => ReactNode
  line: (row: Row, isShown: (column: string) => boolean) => ReactNode
  covers: readonly string[]
}

/** A column that is searched, in words; a choice has the words of its values too. */
type SearchWord = string | { readonly label: string; readonly options: Readonly<Record<string, string>> }
export type SearchLabels<C extends string> = Readonly<Record<C, SearchWord>>
