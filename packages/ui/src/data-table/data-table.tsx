import type { ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './data-table.css.ts'
import { SelectBox } from './select-box.tsx'

export interface DataColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Names the row for screen readers, and is the headline where rows are cards. */
  isTitle?: boolean
  isSortable?: boolean
}

export interface DataTableProps<Row> {
  /** Spoken name. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: { key: string; direction: 'asc' | 'desc' } | undefined
  onSort?: ((key: string) => void) | undefined
  selection?:
    | {
        selected: ReadonlySet<string>
        onChange: (selected: ReadonlySet<string>) => void
        allLabel: string
        rowLabel: (row: Row) => string
      }
    | undefined
  /** Marks a row that needs attention; say why in a cell. */
  isMarked?: (row: Row) => boolean
  actions?: { header: string; render: (row: Row) => ReactNode }
  /** Holds so many rows' places while the first ones load. */
  loadingRows?: number
  /** Dims rows that are about to be replaced. */
  isStale?: boolean
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** Rows and columns where there is room, cards on a phone; the same elements either way. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, selection, actions, loadingRows = 0, isStale = false } = props
  const keys = rows.map(keyOf)
  const chosen = selection === undefined ? 0 : keys.filter((key) => selection.selected.has(key)).length
  const toggleAll = (): void => {
    if (selection === undefined) return
    const next = new Set(selection.selected)
    for (const key of keys)
      if (chosen < keys.length) next.add(key)
      else next.delete(key)
    selection.onChange(next)
  }
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={isStale || loadingRows > 0 || undefined}>
        <thead className={styles.head}>
          <tr className={styles.headRow}>
            {selection !== undefined && (
              <th scope="col" className={styles.selectCell}>
                <SelectBox
                  label={selection.allLabel}
                  checked={chosen === 0 ? false : chosen === keys.length ? true : 'indeterminate'}
                  onToggle={toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
            {actions !== undefined && (
              <th scope="col" className={styles.headCell({ align: 'end' })}>
                {actions.header}
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.body({ isStale })}>
          {rows.map((row, index) => (
            <BodyRow key={keys[index]} {...props} row={row} rowKey={keys[index] ?? ''} />
          ))}
          {Array.from({ length: loadingRows }, (_, index) => (
            <tr key={index} className={styles.row({ tone: 'plain' })}>
              <td className={styles.cell({ align: 'start' })} colSpan={columns.length + 2}>
                <Skeleton shape="line" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadCellProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSort'> {
  column: DataColumn<Row>
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, header, align = 'start', isSortable = false } = column
  const direction = sort?.key === key ? sort.direction : undefined
  return (
    <th
      scope="col"
      className={styles.headCell({ align })}
      aria-sort={direction === undefined ? undefined : ariaSort[direction]}
    >
      {isSortable && onSort !== undefined ? (
        <button type="button" className={styles.sortButton} onClick={() => onSort(key)}>
          {header}
          <span className={styles.sortMark({ isActive: direction !== undefined })}>
            <Icon name="chevron" size="s" turn={direction === 'asc' ? 'up' : 'none'} />
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  )
}

interface BodyRowProps<Row> extends DataTableProps<Row> {
  row: Row
  rowKey: string
}

function BodyRow<Row>({ row, rowKey, columns, selection, actions, isMarked }: BodyRowProps<Row>) {
  const isSelected = selection?.selected.has(rowKey) ?? false
  const toggle = (): void => {
    if (selection === undefined) return
    const next = new Set(selection.selected)
    if (!next.delete(rowKey)) next.add(rowKey)
    selection.onChange(next)
  }
  const tone = isSelected ? 'selected' : isMarked?.(row) === true ? 'marked' : 'plain'
  return (
    <tr className={styles.row({ tone })} aria-selected={selection === undefined ? undefined : isSelected}>
      {selection !== undefined && (
        <td className={styles.selectCell}>
          <SelectBox label={selection.rowLabel(row)} checked={isSelected} onToggle={toggle} />
        </td>
      )}
      {columns.map(({ key, header, cell, align = 'start', isTitle = false }) =>
        isTitle ? (
          <th key={key} scope="row" className={styles.titleCell}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} className={styles.cell({ align })} data-header={header}>
            {cell(row)}
          </td>
        ),
      )}
      {actions !== undefined && (
        <td className={styles.actionsCell}>
          <span className={styles.actions}>{actions.render(row)}</span>
        </td>
      )}
    </tr>
  )
}
