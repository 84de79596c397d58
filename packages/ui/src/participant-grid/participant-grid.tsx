import { useRef } from 'react'

import { vars } from '../tokens/theme.css.ts'
import { cellsOf, GridCell, type TileGridProps } from './grid-cell.tsx'
import { dense, fitted, growing, readByPlace, tileGap } from './participant-grid.css.ts'
import { tileSize } from './tile-places.ts'
import { useCellPlaces } from './use-cell-places.ts'

export interface ParticipantGridProps extends TileGridProps {
  columns: number
  rows: number
  /** Rows keep a readable height and the grid grows past its box where it must, as on a phone. */
  grows?: boolean
  /** Hardly anything between the tiles, as on a wall. */
  isDense?: boolean
}

/** So many hearts may beat and so many tiles move at once; a slow machine draws no more of them smoothly. */
const MOST_LIVELY = 30

const heightOf = (rows: number): string => `max(100%, calc(${rows} * (${vars.size.tileRow} + ${tileGap}) - ${tileGap}))`

/**
 * How cells are written into the document. With nothing to press in them they stay where they are and are moved to
 * their places: a cell that moves in the document is styled and laid out anew, which a slow machine feels.
 */
const documentOrder = (ids: readonly string[], isMoved: boolean): readonly string[] => (isMoved ? ids.toSorted() : ids)

/** Fills its box. A last row that is not full stands in the middle. */
export function ParticipantGrid(props: ParticipantGridProps) {
  const { columns, rows, grows = false, isDense = false, label, rankedBy, ids: people, ...tile } = props
  const ids = cellsOf({ ids: people, group: tile.group })
  const list = useRef<HTMLUListElement>(null)
  const isMoved = tile.renderAction === undefined
  const isLively = ids.length <= MOST_LIVELY
  const raster = { columns, rows, gap: tileGap }
  useCellPlaces(list, { ids, ...raster, isGliding: isLively, people, sourceOf: tile.sourceOf })
  const size = tileSize(raster)
  return (
    <ul
      ref={list}
      className={`${grows ? growing : isDense ? dense : fitted} ${isMoved ? readByPlace : ''}`}
      aria-label={label}
      data-ranked-by={rankedBy}
      data-crowd={isLively ? undefined : ''}
      style={{ minHeight: grows ? heightOf(rows) : undefined }}
    >
      {documentOrder(ids, isMoved).map((id) => (
        <GridCell key={id} id={id} {...tile} isLively={isLively} style={size} />
      ))}
    </ul>
  )
}
