/** In tiles from the first corner; halves where the last row is centered. */
export interface Place {
  readonly column: number
  readonly row: number
}

export interface Raster {
  readonly columns: number
  readonly rows: number
  readonly gap: string
}

/** Centers an incomplete last row. */
export const placeAt = (index: number, count: number, columns: number): Place => {
  const row = Math.floor(index / columns)
  const inRow = Math.min(columns, count - row * columns)
  return { column: (index % columns) + (columns - inRow) / 2, row }
}

export const isSamePlace = (a: Place, b: Place): boolean => a.column === b.column && a.row === b.row

export const tileSize = ({ columns, rows, gap }: Raster) => ({
  width: `calc((100% - ${columns - 1} * ${gap}) / ${columns})`,
  height: `calc((100% - ${rows - 1} * ${gap}) / ${rows})`,
})

export const tileCorner = ({ column, row }: Place, { columns, rows, gap }: Raster) => ({
  left: `calc(${column} * (100% + ${gap}) / ${columns})`,
  top: `calc(${row} * (100% + ${gap}) / ${rows})`,
})

export const wayBetween = (from: Place, to: Place, { gap }: Raster): string =>
  `translate(calc(${to.column - from.column} * (100% + ${gap})), calc(${to.row - from.row} * (100% + ${gap})))`
