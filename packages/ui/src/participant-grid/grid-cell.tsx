import type { CSSProperties, ReactNode } from 'react'

import { LiveTile } from '../live-tile/live-tile.tsx'
import type { TileLabels, TileSource } from '../participant-tile/tile-view.ts'
import { action, cell, placed, withAction } from './participant-grid.css.ts'

export interface TileGridProps {
  /** Who stands where, in reading order. */
  ids: readonly string[]
  sourceOf: (id: string) => TileSource
  labels: TileLabels
  /** Spoken name of the list. */
  label: string
  /** A button per participant, shown on hover, on focus and on touch. */
  renderAction?: (id: string) => ReactNode
}

interface GridCellProps extends Pick<TileGridProps, 'sourceOf' | 'labels' | 'renderAction'> {
  id: string
  style?: CSSProperties
  position?: { index: number; count: number }
}

export function GridCell({ id, sourceOf, labels, renderAction, style, position }: GridCellProps) {
  return (
    <li
      className={[cell, renderAction && withAction, position && placed].filter(Boolean).join(' ')}
      style={style}
      aria-posinset={position === undefined ? undefined : position.index + 1}
      aria-setsize={position?.count}
    >
      <LiveTile source={sourceOf(id)} labels={labels} />
      {renderAction !== undefined && <div className={action}>{renderAction(id)}</div>}
    </li>
  )
}
