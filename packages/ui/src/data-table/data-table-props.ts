import type { ReactNode } from 'react'

import type { DataColumn } from './data-column.ts'

export interface DataTableProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: { key: string; direction: 'asc' | 'desc' } | undefined
  onSort?: ((key: string) => void) | undefined
  selection?:
    | {
        selected: ReadonlySet<string>
        onChange: (selected: ReadonlySet<string>) => void
        allLabel: string
        rowLabel: (row: Row) => string
      }
    | undefined
  isMarked?: (row: Row) => boolean
  /** Small icon buttons, `most` in a row (3 by default); they stay in reach however the columns scroll. */
  actions?: { header: string; render: (row: Row) => ReactNode; most?: 2 | 3 }
  /** What a card says in its two lines; the columns it covers are not said again below them. */
  card?: { title: (row: Row) => ReactNode; line?: (row: Row) => ReactNode; covers: readonly string[] }
  /** Names the columns that gave way, and brings them back into a table that scrolls. Without it none does. */
  givenWay?: { note: (headers: readonly string[]) => string; showAll: string }
  sortLabel?: string
  loadingRows?: number
  /** Dims rows that are about to be replaced. */
  isStale?: boolean
  isGivingWay?: boolean
}
