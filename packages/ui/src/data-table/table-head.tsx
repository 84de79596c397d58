import { Icon } from '../icon/icon.tsx'
import type { DataColumn } from './data-column.ts'
import type { DataTableProps } from './data-table-props.ts'
import * as styles from './data-table.css.ts'
import { SelectBox } from './select-box.tsx'

interface TableHeadProps<Row> extends DataTableProps<Row> {
  isCards: boolean
  /** Of the rows in view. */
  keys: readonly string[]
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The names of the columns. Over cards only what can be pressed is left of it. */
export function TableHead<Row>({ columns, selection, actions, isCards, keys, ...sorting }: TableHeadProps<Row>) {
  const chosen = selection === undefined ? 0 : keys.filter((key) => selection.selected.has(key)).length
  const toggleAll = (): void => {
    if (selection === undefined) return
    const next = new Set(selection.selected)
    for (const key of keys)
      if (chosen < keys.length) next.add(key)
      else next.delete(key)
    selection.onChange(next)
  }
  const { sort, onSort, sortLabel } = sorting
  const shown = isCards ? columns.filter(({ isSortable }) => isSortable === true && onSort !== undefined) : columns
  return (
    <thead className={styles.head({ isCards })}>
      <tr className={styles.headRow({ isCards })}>
        {selection !== undefined && (
          <th scope="col" className={styles.selectCell({ isCards })}>
            <SelectBox
              label={selection.allLabel}
              checked={chosen === 0 ? false : chosen === keys.length ? true : 'indeterminate'}
              onToggle={toggleAll}
            />
          </th>
        )}
        {isCards && sortLabel !== undefined && shown.length > 0 && <td className={styles.sortLabel}>{sortLabel}</td>}
        {shown.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} isCards={isCards} />
        ))}
        {actions !== undefined && !isCards && (
          <th scope="col" className={styles.actionsHead}>
            {actions.header}
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSort'> {
  column: DataColumn<Row>
  isCards: boolean
}

function HeadCell<Row>({ column, sort, onSort, isCards }: HeadCellProps<Row>) {
  const { key, header, align = 'start', isSortable = false } = column
  const direction = sort?.key === key ? sort.direction : undefined
  return (
    <th
      scope="col"
      className={styles.headCell({ align, isCards })}
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
