import { expect, it } from 'vitest'

import { isSamePlace, placeAt, tileCorner, tileSize, wayBetween } from './tile-places.ts'

it.each([
  [0, 6, 3, 0, 0],
  [2, 6, 3, 2, 0],
  [3, 6, 3, 0, 1],
  [5, 6, 3, 2, 1],
  [3, 5, 3, 0.5, 1],
  [4, 5, 3, 1.5, 1],
  [3, 4, 3, 1, 1],
  [1, 5, 3, 1, 0],
  [0, 2, 3, 0.5, 0],
])('tile %i of %i in %i columns is in column %f of row %i', (index, count, columns, column, row) => {
  expect(placeAt(index, count, columns)).toEqual({ column, row })
})

const raster = { columns: 4, rows: 2, gap: '8px' }

it('a grid is divided into tiles and the gaps between them', () => {
  expect(tileSize(raster)).toEqual({ width: 'calc((100% - 3 * 8px) / 4)', height: 'calc((100% - 1 * 8px) / 2)' })
  expect(tileCorner({ column: 1.5, row: 1 }, raster)).toEqual({
    left: 'calc(1.5 * (100% + 8px) / 4)',
    top: 'calc(1 * (100% + 8px) / 2)',
  })
})

it('a move from one place to another is measured in tiles and gaps', () => {
  expect(wayBetween({ column: 2, row: 0 }, { column: 0.5, row: 1 }, raster)).toBe(
    'translate(calc(-1.5 * (100% + 8px)), calc(1 * (100% + 8px)))',
  )
})

it('places are distinguished by column and by row', () => {
  expect(isSamePlace({ column: 1, row: 1 }, { column: 1, row: 1 })).toBe(true)
  expect(isSamePlace({ column: 1, row: 1 }, { column: 1.5, row: 1 })).toBe(false)
  expect(isSamePlace({ column: 1, row: 1 }, { column: 1, row: 0 })).toBe(false)
})
