import type { DataColumn } from '@repo/ui/data-table'
import type { ReactNode } from 'react'

/** The title's column can't be hidden. */
export interface ListColumn<Row, S extends string> extends Omit<DataColumn<Row>, 'isSortable'> {
  /** Not sortable without it. */
  sort?: S
}

export interface ListCard<Row> {
  title: (row: Row) => ReactNode
  line: (row: Row, isShown: (column: string) => boolean) => ReactNode
  covers: readonly string[]
  first?: readonly string[]
}

type SearchWord = string | { readonly label: string; readonly options: Readonly<Record<string, string>> }
export type SearchLabels<C extends string> = Readonly<Record<C, SearchWord>>
