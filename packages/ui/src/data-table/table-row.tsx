import type { ReactNode } from 'react'

import type { DataColumn } from './data-column.ts'
import type { DataTableProps } from './data-table-props.ts'
import * as styles from './data-table.css.ts'
import { SelectBox } from './select-box.tsx'

interface TableRowProps<Row> extends DataTableProps<Row> {
  row: Row
  isCards: boolean
}

/** One row; as a card its name and its line come first, its actions stand at the end of them. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, keyOf, columns, selection, actions, isMarked, isCards } = props
  const key = keyOf(row)
  const isSelected = selection?.selected.has(key) ?? false
  const toggle = (): void => {
    if (selection === undefined) return
    const next = new Set(selection.selected)
    if (!next.delete(key)) next.add(key)
    selection.onChange(next)
  }
  const tone = isSelected ? 'selected' : isMarked?.(row) === true ? 'marked' : 'plain'
  return (
    <tr className={styles.row({ isCards, tone })} aria-selected={selection === undefined ? undefined : isSelected}>
      {selection !== undefined && (
        <td className={styles.selectCell({ isCards })}>
          <SelectBox label={selection.rowLabel(row)} checked={isSelected} onToggle={toggle} />
        </td>
      )}
      {isCards ? (
        <CardCells {...props} />
      ) : (
        columns.map((column) => <Cell key={column.key} column={column} row={row} />)
      )}
      {actions !== undefined && (
        <td className={styles.actionsCell({ isCards })}>
          <span className={styles.actions}>{actions.render(row)}</span>
        </td>
      )}
    </tr>
  )
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }): ReactNode {
  const { cell, align = 'start', isTitle = false } = column
  if (isTitle) {
    return (
      <th scope="row" className={styles.titleCell}>
        {cell(row)}
      </th>
    )
  }
  return <td className={styles.cell({ align })}>{cell(row)}</td>
}

function CardCells<Row>({ row, columns, card }: TableRowProps<Row>): ReactNode {
  const title = columns.find(({ isTitle }) => isTitle === true)
  const covered = card?.covers ?? []
  const details = columns.filter((column) => column !== title && !covered.includes(column.key))
  return (
    <>
      <th scope="row" className={styles.cardTitle}>
        {card === undefined ? title?.cell(row) : card.title(row)}
      </th>
      {card?.line !== undefined && <td className={styles.cardLine}>{card.line(row)}</td>}
      {details.length > 0 && (
        <td className={styles.cardDetails}>
          {details.map(({ key, header, cell }) => (
            <span key={key} className={styles.cardDetail}>
              <span className={styles.cardHeader}>{header}</span> {cell(row)}
            </span>
          ))}
        </td>
      )}
    </>
  )
}
