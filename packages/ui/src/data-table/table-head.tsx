import { Icon } from '../icon/icon.tsx'
import { Menu } from '../menu/menu.tsx'
import type { DataColumn } from './data-column.ts'
import type { DataTableProps } from './data-table-props.ts'
import * as styles from './data-table.css.ts'
import { SelectBox } from './select-box.tsx'

interface TableHeadProps<Row> extends DataTableProps<Row> {
  isCards: boolean
  keys: readonly string[]
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

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
        {isCards ? (
          <SortMenu columns={columns} {...sorting} />
        ) : (
          columns.map((column) => <HeadCell key={column.key} column={column} {...sorting} />)
        )}
        {actions !== undefined && !isCards && (
          <th scope="col" className={styles.actionsHead}>
            {actions.header}
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortMenu<Row>({
  columns,
  sort,
  onSort,
  sortLabel,
}: Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort' | 'sortLabel'>) {
  const sortable = columns.filter(({ isSortable }) => isSortable === true)
  if (onSort === undefined || sortLabel === undefined || sortable.length === 0) return null
  const chosen = sortable.find(({ key }) => key === sort?.key)
  const groups = [
    sortable.map(({ key, header }) => ({
      key,
      label: header,
      checked: key === sort?.key,
      onSelect: () => onSort(key),
    })),
  ]
  const trigger = (
    <button type="button" className={styles.sortButton}>
      {sortLabel}
      {chosen !== undefined && <span className={styles.sortChosen}>{chosen.header}</span>}
      <SortMark direction={chosen === undefined ? undefined : sort?.direction} />
    </button>
  )
  return (
    <th scope="col" className={styles.headCell({ isCards: true })}>
      <Menu trigger={trigger} groups={groups} align="start" />
    </th>
  )
}

function SortMark({ direction }: { direction: 'asc' | 'desc' | undefined }) {
  return (
    <span className={styles.sortMark({ isActive: direction !== undefined })}>
      <Icon name="chevron" size="s" turn={direction === 'asc' ? 'up' : 'none'} />
    </span>
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
      className={styles.headCell({ align, isCards: false })}
      aria-sort={direction === undefined ? undefined : ariaSort[direction]}
    >
      {isSortable && onSort !== undefined ? (
        <button type="button" className={styles.sortButton} onClick={() => onSort(key)}>
          {header}
          <SortMark direction={direction} />
        </button>
      ) : (
        header
      )}
    </th>
  )
}
