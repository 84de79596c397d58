import { vars } from '../tokens/theme.css.ts'
import { cellsOf, GridCell, type TileGridProps } from './grid-cell.tsx'
import { dense, fitted, growing } from './participant-grid.css.ts'

export interface ParticipantGridProps extends TileGridProps {
  columns: number
  rows: number
  /** Rows keep a readable height and the grid grows past its box where it must, as on a phone. */
  grows?: boolean
  /** Hardly anything between the tiles, as on a wall. */
  isDense?: boolean
}

/** Fills its box. A last row that is not full stands in the middle. */
export function ParticipantGrid(props: ParticipantGridProps) {
  const { columns, rows, grows = false, isDense = false, label, rankedBy, ids: people, ...tile } = props
  const ids = cellsOf({ ids: people, group: tile.group })
  const leftover = ids.length % columns
  const firstLeftover = leftover === 0 ? -1 : ids.length - leftover
  return (
    <ul
      className={grows ? growing : isDense ? dense : fitted}
      aria-label={label}
      data-ranked-by={rankedBy}
      style={{
        // Half columns let the last row stand centered.
        gridTemplateColumns: `repeat(${columns * 2}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(${grows ? vars.size.tileRow : '0'}, 1fr))`,
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
