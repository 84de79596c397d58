import { memo, type ReactNode } from 'react'

import { CardDetails } from './card-details.tsx'
import type { DataColumn } from './data-column.ts'
import type { DataTableProps } from './data-table-props.ts'
import * as styles from './data-table.css.ts'
import { SelectBox } from './select-box.tsx'

interface CellsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'card'> {
  row: Row
  index: number
  isCards: boolean
}

interface TableRowProps<Row> extends CellsProps<Row> {
  tone: 'plain' | 'selected' | 'marked'
  select?: { label: (row: Row) => string; onToggle: (row: Row) => void } | undefined
  renderActions: ((row: Row) => ReactNode) | undefined
}

function Line<Row>({ tone, select, renderActions, ...cells }: TableRowProps<Row>) {
  const { row, isCards } = cells
  const isSelected = tone === 'selected'
  return (
    <tr className={styles.row({ isCards, tone })} aria-selected={select === undefined ? undefined : isSelected}>
      {select !== undefined && (
        <td className={styles.selectCell({ isCards })}>
          <SelectBox label={select.label(row)} checked={isSelected} onToggle={() => select.onToggle(row)} />
        </td>
      )}
      <Cells {...cells} />
      {renderActions !== undefined && <Actions row={row} isCards={isCards} render={renderActions} />}
    </tr>
  )
}

/** Memoized in parts: ticking one box re-renders one row, and ticking all re-renders only boxes. */
export const TableRow = memo(Line) as typeof Line

const Actions = memo(DrawnActions) as typeof DrawnActions
const Cells = memo(DrawnCells) as typeof DrawnCells

interface ActionsProps<Row> {
  row: Row
  isCards: boolean
  render: (row: Row) => ReactNode
}

function DrawnActions<Row>({ row, isCards, render }: ActionsProps<Row>) {
  return (
    <td className={styles.actionsCell({ isCards })}>
      <span className={styles.actions}>{render(row)}</span>
    </td>
  )
}

function DrawnCells<Row>(props: CellsProps<Row>) {
  if (props.isCards) return <CardCells {...props} />
  return props.columns.map((column) => <Cell key={column.key} column={column} row={props.row} index={props.index} />)
}

function Cell<Row>({ column, row, index }: { column: DataColumn<Row>; row: Row; index: number }): ReactNode {
  const { cell, align = 'start', isTitle = false } = column
  if (isTitle) {
    return (
      <th scope="row" className={styles.titleCell}>
        {cell(row, index)}
      </th>
    )
  }
  return <td className={styles.cell({ align })}>{cell(row, index)}</td>
}

function CardCells<Row>({ row, index, columns, card }: CellsProps<Row>): ReactNode {
  const title = columns.find(({ isTitle }) => isTitle === true)
  const covered = card?.covers ?? []
  const details = columns.filter((column) => column !== title && !covered.includes(column.key))
  return (
    <>
      <th scope="row" className={styles.cardTitle}>
        {card === undefined ? title?.cell(row, index) : card.title(row)}
      </th>
      {card?.line !== undefined && <td className={styles.cardLine}>{card.line(row)}</td>}
      {details.length > 0 && (
        <CardDetails
          details={details.map(({ key, header, cell }) => ({ key, header, content: cell(row, index) }))}
          moreLabel={card?.more}
        />
      )}
    </>
  )
}
