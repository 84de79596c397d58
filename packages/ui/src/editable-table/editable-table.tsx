import { memo, type ReactNode, useId, useRef, useState } from 'react'

import { Button } from '../button/button.tsx'
import { useTableRoom } from '../data-table/use-table-room.ts'
import { EditableCell, type EditableValue } from './editable-cell.tsx'
import * as styles from './editable-table.css.ts'

export type { EditableValue }

export interface EditableColumn {
  key: string
  header: string
  isReadOnly?: boolean
}

export interface EditableRow {
  key: string
  number: number
  name: string
  state: ReactNode
  /** A fault of the whole row. */
  note?: string | undefined
  tone?: 'plain' | 'danger' | 'muted'
  /** By column. */
  cells: Readonly<Record<string, EditableValue>>
}

export interface EditableTableProps<Row extends EditableRow> {
  label: string
  columns: readonly EditableColumn[]
  rows: readonly Row[]
  headers: { readonly number: string; readonly state: string; readonly actions: string }
  words: { readonly empty: string; readonly more: string; readonly less: string }
  /** Without it, cells are text. Resolves when the text is stored or refused. */
  onEdit?: ((row: Row, column: string, text: string) => Promise<unknown>) | undefined
  renderActions?: ((row: Row) => ReactNode) | undefined
  isStale?: boolean
}

type RowProps<Row extends EditableRow> = Omit<EditableTableProps<Row>, 'label' | 'rows' | 'isStale'> & { row: Row }

const NO_VALUE: EditableValue = { text: '' }

const useCells = <Row extends EditableRow>({ row, onEdit, words }: RowProps<Row>) => {
  const id = useId()
  return ({ key, header, isReadOnly = false }: EditableColumn) => (
    <EditableCell
      {...(row.cells[key] ?? NO_VALUE)}
      id={`${id}-${key}`}
      header={header}
      emptyLabel={words.empty}
      onSave={onEdit === undefined || isReadOnly ? undefined : (text) => onEdit(row, key, text)}
    />
  )
}

function Line<Row extends EditableRow>(props: RowProps<Row>) {
  const { row, columns, renderActions } = props
  const { number, state, note, tone } = row
  const cellOf = useCells(props)
  return (
    <tr className={styles.row({ tone })}>
      <th scope="row" className={styles.cell({ isPlain: true, isFirst: true })}>
        <span className={styles.number}>{number}</span>
      </th>
      <td className={styles.cell()}>
        <span className={styles.state}>
          {state}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
      </td>
      {columns.map((column) => (
        <td key={column.key} className={styles.cell()}>
          {cellOf(column)}
        </td>
      ))}
      {renderActions !== undefined && <td className={styles.cell({ isStuck: true })}>{renderActions(row)}</td>}
    </tr>
  )
}

/** Fields of a card that is closed, if none of its fields needs a look. */
const FEW = 2

function CardLine<Row extends EditableRow>(props: RowProps<Row>) {
  const { row, columns, words, headers, renderActions } = props
  const [isOpen, setIsOpen] = useState(false)
  const cellOf = useCells(props)
  const stands = ({ key }: EditableColumn): boolean =>
    row.cells[key]?.error !== undefined || row.cells[key]?.before !== undefined
  const first = columns.some(stands) ? columns.filter(stands) : columns.slice(0, FEW)
  const shown = isOpen ? [...first, ...columns.filter((column) => !first.includes(column))] : first
  return (
    <li className={styles.card({ tone: row.tone })}>
      <div className={styles.cardHead}>
        <span className={styles.number}>
          {headers.number} {row.number}
        </span>
        <span className={styles.cardName}>{row.name}</span>
        {row.state}
      </div>
      {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
      <dl className={styles.cardFields}>
        {shown.map((column) => (
          <div key={column.key} style={{ display: 'contents' }}>
            <dt className={styles.cardTerm}>{column.header}</dt>
            <dd className={styles.cardValue}>{cellOf(column)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.cardFoot}>
        {columns.length > first.length ? (
          <Button size="s" tone="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.less : words.more}
          </Button>
        ) : (
          <span />
        )}
        {renderActions?.(row)}
      </div>
    </li>
  )
}

/** Memoized, so that editing one row doesn't re-render the others. */
const TableLine = memo(Line) as typeof Line
const Card = memo(CardLine) as typeof CardLine

export function EditableTable<Row extends EditableRow>(props: EditableTableProps<Row>) {
  const { label, rows, isStale = false, ...shared } = props
  const { columns, headers, renderActions } = shared
  const frame = useRef<HTMLDivElement>(null)
  const { isCards } = useTableRoom(frame)
  if (isCards) {
    return (
      <div ref={frame} className={styles.frame}>
        <ul
          className={`${styles.cards} ${styles.body({ isStale })}`}
          aria-label={label}
          aria-busy={isStale || undefined}
        >
          {rows.map((row) => (
            <Card key={row.key} row={row} {...shared} />
          ))}
        </ul>
      </div>
    )
  }
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={label} aria-busy={isStale || undefined}>
          <thead>
            <tr>
              <th scope="col" className={styles.headCell({ isFirst: true })}>
                {headers.number}
              </th>
              <th scope="col" className={styles.headCell()}>
                {headers.state}
              </th>
              {columns.map(({ key, header }) => (
                <th key={key} scope="col" className={styles.headCell({ isOfValues: true })}>
                  {header}
                </th>
              ))}
              {renderActions !== undefined && (
                <th scope="col" className={styles.headCell({ isStuck: true })}>
                  {headers.actions}
                </th>
              )}
            </tr>
          </thead>
          <tbody className={styles.body({ isStale })}>
            {rows.map((row) => (
              <TableLine key={row.key} row={row} {...shared} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
