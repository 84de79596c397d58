import { useMemo, useRef, useState, useTransition } from 'react'

import { useAfterFrame } from '../after-frame/use-after-frame.ts'
import { copyCells } from './copy-cells.ts'
import { fitColumns, sharesIn, widthOfAll, type DataColumn } from './data-column.ts'
import type { DataTableProps } from './data-table-props.ts'
import * as styles from './data-table.css.ts'
import { GivenWay } from './given-way.tsx'
import { LoadingRow } from './loading-row.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableWidths, widthOfEnds } from './table-widths.tsx'
import { useRowSelection } from './use-row-selection.ts'
import { useTableRoom } from './use-table-room.ts'

export type { DataColumn, DataTableProps }

const NONE: ReadonlySet<string> = new Set()

/** Draws a single ticked row at once, and defers a hundred ticked by one box. */
const useTicked = (selected: ReadonlySet<string> = NONE): ReadonlySet<string> => {
  const later = useAfterFrame(selected)
  return Math.abs(selected.size - later.size) > 1 ? later : selected
}

type Coming = Pick<DataTableProps<never>, 'loadingRows' | 'isStale' | 'isGivingWay'>

const isBusy = ({ loadingRows = 0, isStale = false, isGivingWay = false }: Coming): boolean =>
  isStale || isGivingWay || loadingRows > 0

const spanOf = (needed: number, width: number) => ({
  style: { minWidth: `${needed}rem` },
  'data-scrolls': needed > width ? '' : undefined,
})

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, keyOf, selection, actions, givenWay, loadingRows = 0, isStale = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const { isCards, width } = useTableRoom(frame)
  const [isWhole, setIsWhole] = useState(false)
  const [, startTransition] = useTransition()
  const ends = { isSelectable: selection !== undefined, buttons: actions === undefined ? 0 : (actions.most ?? 3) }
  const { isSelectable, buttons } = ends
  const gives = givenWay !== undefined && !isCards && !isWhole
  const [wide, tight] = [width - widthOfEnds(ends, 'wide'), width - widthOfEnds(ends, 'tight')]
  const { columns, density } = useMemo(
    () => fitColumns(props.columns, { wide, tight }, gives),
    [gives, props.columns, wide, tight],
  )
  const around = widthOfEnds(ends, density)
  const select = useRowSelection(props)
  const ticked = useTicked(selection?.selected)
  const toneOf = (row: Row) => {
    if (ticked.has(keyOf(row))) return 'selected'
    return props.isMarked?.(row) === true ? 'marked' : 'plain'
  }
  const needed = widthOfAll(columns, density) + around
  const gone = props.columns.filter((column) => !columns.includes(column))
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.scroller({ isCards })}>
        <table
          className={styles.table({ isCards, density: isCards ? 'wide' : density })}
          {...(isCards ? {} : spanOf(needed, width))}
          aria-label={label}
          aria-busy={isBusy(props) || undefined}
          onCopy={copyCells}
        >
          {!isCards && (
            <TableWidths
              columns={columns}
              shares={sharesIn(columns, width - around, density)}
              density={density}
              {...ends}
            />
          )}
          <TableHead {...props} columns={columns} isCards={isCards} keys={rows.map(keyOf)} />
          <tbody className={styles.body({ isCards, isStale })}>
            {rows.map((row, index) => (
              <TableRow
                key={keyOf(row)}
                row={row}
                index={index}
                columns={columns}
                card={props.card}
                isCards={isCards}
                tone={toneOf(row)}
                select={select}
                renderActions={actions?.render}
              />
            ))}
            {Array.from({ length: loadingRows }, (_, index) => (
              <LoadingRow
                key={index}
                columns={columns}
                isCards={isCards}
                isSelectable={isSelectable}
                hasActions={buttons > 0}
              />
            ))}
          </tbody>
        </table>
      </div>
      {givenWay !== undefined && gone.length > 0 && (
        <GivenWay
          note={givenWay.note(gone.map(({ header }) => header))}
          showAll={givenWay.showAll}
          onShowAll={() => startTransition(() => setIsWhole(true))}
        />
      )}
    </div>
  )
}
