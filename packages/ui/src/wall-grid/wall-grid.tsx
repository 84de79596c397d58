import { useEffect, useState } from 'react'

import { cellsOf, type TileGridProps } from '../participant-grid/grid-cell.tsx'
import { ParticipantGrid } from '../participant-grid/participant-grid.tsx'
import { pagesOf } from './pages.ts'
import { dot, pager, sheet, wall } from './wall-grid.css.ts'

export interface WallGridProps extends TileGridProps {
  columns: number
  rows: number
  /** How long a page stays, in seconds. */
  dwell?: number
}

/** Nobody scrolls a wall: what does not fit stands on pages that turn by themselves. */
export function WallGrid({ ids, columns, rows, dwell = 10, group, ...grid }: WallGridProps) {
  const pages = pagesOf(cellsOf({ ids, group }), columns * rows)
  const [turns, setTurns] = useState(0)
  const current = turns % pages.length
  const turning = pages.length > 1
  const here = pages[current] ?? []
  const hasGroup = group !== undefined && here.includes(group.id)

  useEffect(() => {
    if (!turning) return undefined
    const timer = setInterval(() => setTurns((count) => count + 1), dwell * 1000)
    return () => clearInterval(timer)
  }, [turning, dwell])

  return (
    <div className={wall}>
      <div key={current} className={sheet}>
        <ParticipantGrid
          ids={hasGroup ? here.slice(0, -1) : here}
          group={hasGroup ? group : undefined}
          columns={columns}
          rows={rows}
          {...grid}
        />
      </div>
      {turning && (
        <p className={pager}>
          {pages.map((page, index) => (
            <span key={page[0]} className={dot({ current: index === current })} aria-hidden="true" />
          ))}
          <span>{`${current + 1}/${pages.length}`}</span>
        </p>
      )}
    </div>
  )
}
