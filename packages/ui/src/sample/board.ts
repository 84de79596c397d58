import { createTileBoard, type TileBoard } from '../tile-board/tile-board.ts'
import { tiles } from './tiles.ts'

/** A board that stands still, for stories. */
function boardOf(count: number, seed?: number): TileBoard {
  const board = createTileBoard()
  board.apply(tiles(count, seed))
  board.flush()
  return board
}

/** What a grid needs of it. */
export function gridProps(count: number, seed?: number) {
  const board = boardOf(count, seed)
  return { ids: board.ids.get(), sourceOf: board.source }
}
