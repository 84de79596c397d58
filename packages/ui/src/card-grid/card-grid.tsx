import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import { cell, grid } from './card-grid.css.ts'

export interface CardGridProps {
  label: string
  count: number
  /** In px, including the gap below. */
  rowHeight: number
  renderCard: (index: number) => ReactNode
  keyOf: (index: number) => string
  pending: number
  onEnd: () => void
}

/** In px of the grid's width: from here on, two and three cards per row. */
const TWO_FROM = 560
const THREE_FROM = 900

export const columnsIn = (width: number): number => {
  if (width >= THREE_FROM) return 3
  return width >= TWO_FROM ? 2 : 1
}

export function CardGrid(props: CardGridProps) {
  const { label, count, rowHeight, renderCard, keyOf, pending, onEnd } = props
  const box = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const list = box.current
    if (list === null) return undefined
    const measure = () => setPlace({ width: list.clientWidth, top: list.getBoundingClientRect().top + window.scrollY })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  const columns = columnsIn(place.width)
  const all = count + pending
  const rows = useWindowVirtualizer({
    count: Math.ceil(all / columns),
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollMargin: place.top,
  })
  const shown = rows.getVirtualItems()
  const isEnd = pending === 0 && shown.at(-1)?.index === Math.ceil(count / columns) - 1
  useEffect(() => {
    if (isEnd) onEnd()
  }, [isEnd, onEnd])
  return (
    <ul ref={box} className={grid} aria-label={label} style={{ height: rows.getTotalSize() }}>
      {shown.flatMap(({ index: row, start }) =>
        Array.from({ length: Math.min(columns, all - row * columns) }, (_, column) => {
          const index = row * columns + column
          const style = {
            width: `${100 / columns}%`,
            height: rowHeight,
            insetInlineStart: `${(column * 100) / columns}%`,
            transform: `translateY(${start - place.top}px)`,
          }
          return (
            <li
              key={index < count ? keyOf(index) : `pending-${index}`}
              className={cell}
              style={style}
              aria-posinset={index + 1}
              aria-setsize={pending > 0 ? -1 : count}
              aria-busy={index >= count || undefined}
            >
              {index < count ? renderCard(index) : <Skeleton shape="card" />}
            </li>
          )
        }),
      )}
    </ul>
  )
}
