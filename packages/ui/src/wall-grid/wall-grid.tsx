import { cellsOf, type TileGridProps } from '../participant-grid/grid-cell.tsx'
import { ParticipantGrid, type ParticipantGridProps } from '../participant-grid/participant-grid.tsx'
import { PageDots } from '../wall-pages/page-dots.tsx'
import { useTurns } from '../wall-pages/use-turns.ts'
import { pagesOf } from './pages.ts'
import { sheet, wall } from './wall-grid.css.ts'

export interface WallGridProps extends TileGridProps, Pick<ParticipantGridProps, 'textScale'> {
  columns: number
  rows: number
  /** How long a page stays, in seconds. */
  dwell?: number
}

export function WallGrid({ ids, columns, rows, dwell = 10, group, ...grid }: WallGridProps) {
  const pages = pagesOf(cellsOf({ ids, group }), columns * rows)
  const current = useTurns(pages.length, dwell)
  const here = pages[current] ?? []
  const hasGroup = group !== undefined && here.includes(group.id)

  return (
    <div className={wall}>
      <div key={current} className={sheet}>
        <ParticipantGrid
          ids={hasGroup ? here.slice(0, -1) : here}
          group={hasGroup ? group : undefined}
          columns={columns}
          rows={rows}
          isDense
          {...grid}
        />
      </div>
      <PageDots count={pages.length} current={current} />
    </div>
  )
}
