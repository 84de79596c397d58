import type { ReactNode } from 'react'

/**
 * Rem. What a column needs at least: a letter, a day or figure, a name, a moment or a device's address, an address, and
 * an address that takes what the others leave.
 */
const columnWidths = { xs: 5, s: 7, m: 8, moment: 10, l: 11, xl: 11 } as const
/** Its part of what is left: a day is never longer, an address often. */
const columnGrowth = { xs: 0, s: 0, m: 1, moment: 0, l: 3, xl: 20 } as const

export interface DataColumn<Row> {
  key: string
  header: string
  /** Content of a row's cell; `index` is the row's position in `rows`, from 0. */
  cell: (row: Row, index: number) => ReactNode
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

type Sized = Pick<DataColumn<never>, 'size'>

/** Rem that columns need together. */
export const widthOfAll = (columns: readonly Sized[]): number =>
  columns.reduce((total, { size }) => total + columnWidths[size ?? 'm'], 0)

/** Percent of so many rem for each column: what it needs, and its part of what is left. */
export const sharesIn = (columns: readonly Sized[], room: number): readonly number[] => {
  const width = Math.max(room, widthOfAll(columns))
  const left = width - widthOfAll(columns)
  const growth = columns.reduce((total, { size }) => total + columnGrowth[size ?? 'm'], 0)
  return columns.map(({ size = 'm' }) => {
    // where none of them grows, all do
    const part = growth === 0 ? 1 / columns.length : columnGrowth[size] / growth
    return ((columnWidths[size] + left * part) / width) * 100
  })
}

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
