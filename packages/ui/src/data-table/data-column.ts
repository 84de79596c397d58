import type { ReactNode } from 'react'

/** Rem. What a column needs at least, and its share of what is left: a letter, a day or figure, a name, an address. */
const columnWidths = { xs: 5, s: 6.5, m: 8, l: 11 } as const

export interface DataColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Names the row for screen readers, and is the headline where rows are cards. */
  isTitle?: boolean
  isSortable?: boolean
  size?: keyof typeof columnWidths
  /**
   * Where there is no room, the column with the highest number gives way first; one without a number never does. Takes
   * the table's `givenWay` words, so that nothing goes without a word.
   */
  priority?: number
}

export const widthOf = (column: Pick<DataColumn<never>, 'size'>): number => columnWidths[column.size ?? 'm']

export const widthOfAll = (columns: readonly Pick<DataColumn<never>, 'size'>[]): number =>
  columns.reduce((total, column) => total + widthOf(column), 0)

/** The columns that fit into so many rem: those that give way first are left out until the others have room. */
export const fittingColumns = <Column extends Pick<DataColumn<never>, 'size' | 'priority'>>(
  columns: readonly Column[],
  room: number,
): readonly Column[] => {
  const needed = widthOfAll(columns)
  if (needed <= room) return columns
  const last = columns.reduce<Column | null>(
    (least, column) => ((column.priority ?? 0) > (least?.priority ?? 0) ? column : least),
    null,
  )
  if (last === null) return columns
  return fittingColumns(
    columns.filter((column) => column !== last),
    room,
  )
}
