import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'

import { action, body, cell, head, row, scroller } from './virtual-table.css.ts'

/** In px. */
const ROW_HEIGHT = 46

export interface VirtualTableProps<Row> {
  label: string
  columns: readonly string[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  cellsOf: (row: Row, index: number) => readonly string[]
  renderAction: (row: Row, index: number) => ReactNode
}

export function VirtualTable<Row>({ label, columns, rows, keyOf, cellsOf, renderAction }: VirtualTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  })
  return (
    <div ref={box} className={scroller} role="region" aria-label={label} tabIndex={0}>
      <div role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <div role="rowgroup" className={head}>
          <div role="row" className={row} aria-rowindex={1}>
            {columns.map((name) => (
              <span key={name} role="columnheader" className={cell}>
                {name}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const data = rows[index]
            if (data === undefined) return null
            return (
              <div
                key={keyOf(data)}
                role="row"
                aria-rowindex={index + 2}
                className={row}
                style={{
                  position: 'absolute',
                  insetInline: 0,
                  height: ROW_HEIGHT,
                  transform: `translateY(${start}px)`,
                }}
              >
                {cellsOf(data, index).map((text, column) => (
                  <span key={columns[column]} role="cell" className={cell}>
                    {text}
                  </span>
                ))}
                <span role="cell" className={action}>
                  {renderAction(data, index)}
                </span>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
