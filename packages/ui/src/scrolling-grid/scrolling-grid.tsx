import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

import { cellsOf, GridCell, type TileGridProps } from '../participant-grid/grid-cell.tsx'
import { scroller, strip } from '../participant-grid/participant-grid.css.ts'

export interface ScrollingGridProps extends TileGridProps {
  columns: number
  /** Height of a row in pixels, gap included. */
  rowHeight: number
}

/** For a panel with many participants: only the rows in sight exist, and those follow their tiles live. */
export function ScrollingGrid({ columns, rowHeight, label, ids: people, ...tile }: ScrollingGridProps) {
  const ids = cellsOf({ ids: people, group: tile.group })
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: Math.ceil(ids.length / columns),
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 1,
  })
  const width = 100 / columns
  return (
    <div ref={box} className={scroller} role="region" aria-label={label} tabIndex={0}>
      <ul className={strip} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().flatMap(({ index: row, size, start }) =>
          ids.slice(row * columns, (row + 1) * columns).map((id, column) => (
            <GridCell
              key={id}
              id={id}
              {...tile}
              position={{ index: row * columns + column, count: ids.length }}
              style={{
                width: `${width}%`,
                height: size,
                insetInlineStart: `${column * width}%`,
                transform: `translateY(${start}px)`,
              }}
            />
          )),
        )}
      </ul>
    </div>
  )
}
