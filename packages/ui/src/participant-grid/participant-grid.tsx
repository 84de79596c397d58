import { useRef } from 'react'

import { vars } from '../tokens/theme.css.ts'
import { cellsOf, GridCell, type TileGridProps } from './grid-cell.tsx'
import { dense, fitted, growing, readByPlace } from './participant-grid.css.ts'
import { useReorderMotion } from './use-reorder-motion.ts'

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

/**
 * How cells are written into the document. With nothing to press in them they stay where they are and take their places
 * by style: a cell that moves in the document is styled and laid out anew, which a slow machine feels.
 */
const documentOrder = (ids: readonly string[], isByStyle: boolean): readonly string[] =>
  isByStyle ? ids.toSorted() : ids

/** Fills its box. A last row that is not full stands in the middle. */
export function ParticipantGrid(props: ParticipantGridProps) {
  const { columns, rows, grows = false, isDense = false, label, rankedBy, ids: people, ...tile } = props
  const ids = cellsOf({ ids: people, group: tile.group })
  const list = useRef<HTMLUListElement>(null)
  const isByStyle = tile.renderAction === undefined
  const inDocument = documentOrder(ids, isByStyle)
  const isLively = ids.length <= MOST_LIVELY
  useReorderMotion(list, ids, isLively)
  const leftover = ids.length % columns
  const firstLeftover = leftover === 0 ? -1 : ids.length - leftover
  return (
    <ul
      ref={list}
      className={`${grows ? growing : isDense ? dense : fitted} ${isByStyle ? readByPlace : ''}`}
      aria-label={label}
      data-ranked-by={rankedBy}
      style={{
        // Half columns let the last row stand centered.
        gridTemplateColumns: `repeat(${columns * 2}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(${grows ? vars.size.tileRow : '0'}, 1fr))`,
      }}
    >
      {inDocument.map((id) => {
        const index = ids.indexOf(id)
        return (
          <GridCell
            key={id}
            id={id}
            {...tile}
            isLively={isLively}
            {...(isByStyle && { position: { index, count: ids.length } })}
            style={{
              gridColumn: index === firstLeftover ? `${columns - leftover + 1} / span 2` : 'span 2',
              ...(isByStyle && { order: index }),
            }}
          />
        )
      })}
    </ul>
  )
}
