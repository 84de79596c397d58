import type { ReactNode } from 'react'

export type Density = 'wide' | 'tight'

/** Minimum rem with padding per density, from the longest Spanish texts at 0.875rem, and the share of spare width. */
const columnSizes = {
  xs: { wide: 5, tight: 3.5, growth: 0 },
  short: { wide: 5.5, tight: 5, growth: 0 },
  word: { wide: 7, tight: 5.75, growth: 0 },
  s: { wide: 7, tight: 6.25, growth: 0 },
  phone: { wide: 7.75, tight: 7.25, growth: 0 },
  m: { wide: 8, tight: 6.25, growth: 1 },
  /** A date above its time, where there is no space for one line. */
  moment: { wide: 10, tight: 6.125, growth: 0 },
  signs: { wide: 10, tight: 9.25, growth: 0 },
  l: { wide: 11, tight: 8, growth: 3 },
  email27: { wide: 14, tight: 10, growth: 3 },
  email35: { wide: 18, tight: 11, growth: 3 },
  email45: { wide: 22, tight: 11, growth: 3 },
} as const

type Size = keyof typeof columnSizes
const FIRST: ReadonlySet<Size> = new Set(['email27', 'email35', 'email45', 'moment'])

export interface DataColumn<Row> {
  key: string
  header: string
  cell: (row: Row, index: number) => ReactNode
  align?: 'start' | 'end'
  isTitle?: boolean
  isSortable?: boolean
  size?: Size
  /** The highest number is hidden first; columns without one stay. Needs the table's `givenWay`. */
  priority?: number
}

type Sized = Pick<DataColumn<never>, 'size'>
type Prioritized = Pick<DataColumn<never>, 'size' | 'priority'>

export const widthOfAll = (columns: readonly Sized[], density: Density): number =>
  columns.reduce((total, { size = 'm' }) => total + columnSizes[size][density], 0)

/** Returns each column's percent of `room` rem. In a tight table, emails get their wide width first. */
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

/** Narrows cells before it hides columns, highest priority first, if `mayHide`. `room` is in rem per density. */
export const fitColumns = <Column extends Prioritized>(
  columns: readonly Column[],
  room: Readonly<Record<Density, number>>,
  mayHide: boolean,
): { readonly density: Density; readonly columns: readonly Column[] } => {
  if (widthOfAll(columns, 'wide') <= room.wide) return { density: 'wide', columns }
  return { density: 'tight', columns: mayHide ? fittingColumns(columns, room.tight) : columns }
}
