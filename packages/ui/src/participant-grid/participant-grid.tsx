import { GridCell, type TileGridProps } from './grid-cell.tsx'
import { fitted } from './participant-grid.css.ts'

export interface ParticipantGridProps extends TileGridProps {
  columns: number
  rows: number
}

/** Fills its box. A last row that is not full stands in the middle. */
export function ParticipantGrid({ ids, columns, rows, label, ...tile }: ParticipantGridProps) {
  const leftover = ids.length % columns
  const firstLeftover = leftover === 0 ? -1 : ids.length - leftover
  return (
    <ul
      className={fitted}
      aria-label={label}
      style={{
        // Half columns let the last row stand centered.
        gridTemplateColumns: `repeat(${columns * 2}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
      }}
    >
      {ids.map((id, index) => (
        <GridCell
          key={id}
          id={id}
          {...tile}
          style={{ gridColumn: index === firstLeftover ? `${columns - leftover + 1} / span 2` : 'span 2' }}
        />
      ))}
    </ul>
  )
}
