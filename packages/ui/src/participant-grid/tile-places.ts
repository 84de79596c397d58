/** Where a tile stands, in tiles from the grid's first corner; halves where a last row is centered. */
export interface Place {
  readonly column: number
  readonly row: number
}

/** How many tiles stand beside and above one another, and what lies between two of them, as CSS. */
export interface Raster {
  readonly columns: number
  readonly rows: number
  readonly gap: string
}

/** The place of the tile at `index` of `count`, in reading order. A last row that is not full stands in the middle. */
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

/** What moves a tile from one place to another: so many times its own size and the gap beside it. */
export const wayBetween = (from: Place, to: Place, { gap }: Raster): string =>
  `translate(calc(${to.column - from.column} * (100% + ${gap})), calc(${to.row - from.row} * (100% + ${gap})))`
