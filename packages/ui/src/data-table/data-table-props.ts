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
  /** `most` per row, 3 by default. */
  actions?: { header: string; render: (row: Row) => ReactNode; most?: 2 | 3 }
  /** Columns in `covers` aren't repeated below. */
  card?: {
    title: (row: Row) => ReactNode
    line?: (row: Row) => ReactNode
    covers: readonly string[]
    /** Names the button for columns beyond one line. */
    more: string
  }
  /** Without it, no column is hidden. */
  givenWay?: { note: (headers: readonly string[]) => string; showAll: string }
  sortLabel?: string
  loadingRows?: number
  isStale?: boolean
  isGivingWay?: boolean
}
