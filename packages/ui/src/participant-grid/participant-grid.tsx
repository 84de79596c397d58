import { useRef, type CSSProperties } from 'react'

import { TEXT } from '../participant-tile/tile-attributes.ts'
import { vars } from '../tokens/theme.css.ts'
import { cellsOf, GridCell, type TileGridProps } from './grid-cell.tsx'
import { dense, fitted, growing, readByPlace, tileGap } from './participant-grid.css.ts'
import { tileSize } from './tile-places.ts'
import { useCellPlaces } from './use-cell-places.ts'

export interface ParticipantGridProps extends TileGridProps {
  columns: number
  rows: number
  grows?: boolean
  isDense?: boolean
  /** Factor for names and readings. */
  textScale?: number
}

/** A slow machine can't animate more of them smoothly. */
const MOST_LIVELY = 30

const heightOf = (rows: number): string => `max(100%, calc(${rows} * (${vars.size.tileRow} + ${tileGap}) - ${tileGap}))`

/** Keeps the document order fixed if nothing is focusable: moving an element restyles and lays it out again. */
const documentOrder = (ids: readonly string[], isMoved: boolean): readonly string[] => (isMoved ? ids.toSorted() : ids)

export function ParticipantGrid(props: ParticipantGridProps) {
  const { columns, rows, grows = false, isDense = false, label, rankedBy, textScale = 1, ids: people, ...tile } = props
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
      style={{ minHeight: grows ? heightOf(rows) : undefined, [TEXT]: textScale } as CSSProperties}
    >
      {documentOrder(ids, isMoved).map((id) => (
        <GridCell key={id} id={id} {...tile} isLively={isLively} style={size} />
      ))}
    </ul>
  )
}
