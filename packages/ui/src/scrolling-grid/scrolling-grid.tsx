import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'

import { cellsOf, GridCell, type TileGridProps } from '../participant-grid/grid-cell.tsx'
import { scroller, strip } from '../participant-grid/participant-grid.css.ts'

export interface ScrollingGridProps extends TileGridProps {
  columns: number
  /** In px, including the gap. */
  rowHeight: number
}

/** Virtualized; visible rows follow their tiles live. */
export function ScrollingGrid({ columns, rowHeight, label, rankedBy, ids: people, ...tile }: ScrollingGridProps) {
  const ids = cellsOf({ ids: people, group: tile.group })
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const place = focused === null ? -1 : ids.indexOf(focused)
  const focusedRow = place < 0 ? null : Math.floor(place / columns)
  // Keeps the focused tile mounted wherever it is sorted to.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range)
      return focusedRow === null || rows.includes(focusedRow) ? rows : [...rows, focusedRow].toSorted((a, b) => a - b)
    },
    [focusedRow],
  )
  const follow = ({ target }: FocusEvent) => {
    const cell = target.closest('li')
    setFocused(cell?.dataset['id'] ?? null)
  }
  const rows = useVirtualizer({
    count: Math.ceil(ids.length / columns),
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 1,
    rangeExtractor,
  })
  const { measure } = rows
  // The virtualizer caches row heights until it measures again.
  useLayoutEffect(measure, [measure, rowHeight])
  const width = 100 / columns
  return (
    <div ref={box} className={scroller} role="region" aria-label={label} tabIndex={0}>
      {/* The tiles hold the controls; the list only tracks their focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className={strip}
        data-ranked-by={rankedBy}
        onFocus={follow}
        onBlur={() => setFocused(null)}
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().flatMap(({ index: row, size, start }) =>
          ids.slice(row * columns, (row + 1) * columns).map((id, column) => (
            <GridCell
              key={id}
              id={id}
              {...tile}
              isApart
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
