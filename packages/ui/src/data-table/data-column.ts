import type { ReactNode } from 'react'

/** Whether a table has room to spare, or has narrow cells so that no column has to be hidden. */
export type Density = 'wide' | 'tight'

/**
 * Minimum width in rem, padding included, at each density, and the share of the space left over: dates never get
 * longer, addresses often do. The widths are those of the longest Spanish headings and values in Inter at 0.875rem.
 */
const columnSizes = {
  /** A letter or a position. */
  xs: { wide: 5, tight: 3.5, growth: 0 },
  /** A word of a closed set. */
  word: { wide: 7, tight: 5.75, growth: 0 },
  /** A date or a number. */
  s: { wide: 7, tight: 6.25, growth: 0 },
  /** A phone number, a role, or a longer heading. */
  phone: { wide: 7.75, tight: 7.25, growth: 0 },
  /** A name. */
  m: { wide: 8, tight: 6.25, growth: 1 },
  /** A date and time, or the address of a device. */
  moment: { wide: 10, tight: 9.75, growth: 0 },
  /** A longer text. */
  l: { wide: 11, tight: 8, growth: 3 },
  /** An email of so many characters. */
  email27: { wide: 14, tight: 11, growth: 3 },
  email35: { wide: 18, tight: 11, growth: 3 },
  email45: { wide: 22, tight: 11, growth: 3 },
} as const

type Size = keyof typeof columnSizes
/** In a tight table these get their wide width before other columns grow. */
const FIRST: ReadonlySet<Size> = new Set(['email27', 'email35', 'email45'])

export interface DataColumn<Row> {
  key: string
  header: string
  /** Content of a row's cell; `index` is the row's position in `rows`, from 0. */
  cell: (row: Row, index: number) => ReactNode
  align?: 'start' | 'end'
  /** Names the row for screen readers, and is the headline where rows are cards. */
  isTitle?: boolean
  isSortable?: boolean
  size?: Size
  /**
   * Where there is no room, the column with the highest number gives way first; one without a number never does. Takes
   * the table's `givenWay` words, so that nothing goes without a word.
   */
  priority?: number
}

type Sized = Pick<DataColumn<never>, 'size'>
type Prioritized = Pick<DataColumn<never>, 'size' | 'priority'>

/** Rem that columns need together. */
export const widthOfAll = (columns: readonly Sized[], density: Density): number =>
  columns.reduce((total, { size = 'm' }) => total + columnSizes[size][density], 0)

/**
 * Percent of `room` rem for each column: its minimum width and its share of the space left over. In a tight table an
 * email first gets its wide width.
 */
export const sharesIn = (columns: readonly Sized[], room: number, density: Density): readonly number[] => {
  const width = Math.max(room, widthOfAll(columns, density))
  let left = width - widthOfAll(columns, density)
  const widths = columns.map(({ size = 'm' }) => {
    const needed = columnSizes[size][density]
    const first = FIRST.has(size) ? Math.min(left, columnSizes[size].wide - needed) : 0
    left -= first
    return needed + first
  })
  const growth = columns.reduce((total, { size = 'm' }) => total + columnSizes[size].growth, 0)
  return columns.map(({ size = 'm' }, index) => {
    // if no column grows, all do
    const part = growth === 0 ? 1 / columns.length : columnSizes[size].growth / growth
    return (((widths[index] ?? 0) + left * part) / width) * 100
  })
}

const fittingColumns = <Column extends Prioritized>(columns: readonly Column[], room: number): readonly Column[] => {
  if (widthOfAll(columns, 'tight') <= room) return columns
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

/**
 * The density of a table and the columns that fit it. Cells become narrow before any column is hidden; then the columns
 * with the highest priority are hidden, if `mayHide`. `room` is the rem for columns at each density.
 */
export const fitColumns = <Column extends Prioritized>(
  columns: readonly Column[],
  room: Readonly<Record<Density, number>>,
  mayHide: boolean,
): { readonly density: Density; readonly columns: readonly Column[] } => {
  if (widthOfAll(columns, 'wide') <= room.wide) return { density: 'wide', columns }
  return { density: 'tight', columns: mayHide ? fittingColumns(columns, room.tight) : columns }
}
