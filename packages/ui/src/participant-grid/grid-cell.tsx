import { memo, type CSSProperties, type ReactNode } from 'react'

import { LiveTile } from '../live-tile/live-tile.tsx'
import type { TileLabels, TileSource } from '../participant-tile/tile-view.ts'
import { action, apart, cell, withAction } from './participant-grid.css.ts'

export interface TileGridProps {
  ids: readonly string[]
  sourceOf: (id: string) => TileSource
  labels: TileLabels
  label: string
  group?: { readonly id: string; readonly tile: ReactNode } | undefined
  rankedBy?: 'effort' | 'calories' | 'steps'
  renderAction?: (id: string) => ReactNode
}

interface GridCellProps extends Pick<TileGridProps, 'sourceOf' | 'labels' | 'renderAction' | 'group'> {
  id: string
  isLively?: boolean
  style?: CSSProperties
  position?: { index: number; count: number }
  isApart?: boolean
}

export const cellsOf = ({ ids, group }: Pick<TileGridProps, 'ids' | 'group'>): readonly string[] =>
  group === undefined ? ids : [...ids, group.id]

/** Memoized: a new order moves cells without rendering their tiles. */
const SteadyTile = memo(LiveTile)

export function GridCell(props: GridCellProps) {
  const { id, sourceOf, labels, renderAction, group, isLively = false, isApart = false, style, position } = props
  const isGroup = group?.id === id
  return (
    <li
      className={[cell, renderAction && withAction, isApart && apart].filter(Boolean).join(' ')}
      style={style}
      data-id={id}
      aria-posinset={position === undefined ? undefined : position.index + 1}
      aria-setsize={position?.count}
    >
      {isGroup ? group.tile : <SteadyTile source={sourceOf(id)} labels={labels} isLively={isLively} />}
      {renderAction !== undefined && !isGroup && <div className={action}>{renderAction(id)}</div>}
    </li>
  )
}
