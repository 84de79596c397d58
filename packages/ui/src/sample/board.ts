import { createTileBoard, type TileBoard } from '../tile-board/tile-board.ts'
import { tiles } from './tiles.ts'

function boardOf(count: number, seed?: number): TileBoard {
  const board = createTileBoard()
  board.apply(tiles(count, seed))
  board.flush()
  return board
}

export function gridProps(count: number, seed?: number) {
  const board = boardOf(count, seed)
  return { ids: board.ids.get(), sourceOf: board.source }
}
