import { Skeleton } from '../skeleton/skeleton.tsx'
import type { DataColumn } from './data-column.ts'
import * as styles from './data-table.css.ts'

interface LoadingRowProps {
  columns: readonly DataColumn<never>[]
  isCards: boolean
  isSelectable: boolean
  hasActions: boolean
}

export function LoadingRow({ columns, isCards, isSelectable, hasActions }: LoadingRowProps) {
  const shown = isCards ? columns.slice(0, 1) : columns
  return (
    <tr className={styles.row({ isCards, tone: 'plain' })}>
      {isSelectable && <td className={styles.selectCell({ isCards })}>{null}</td>}
      {shown.map(({ key, align = 'start' }) => (
        <td key={key} className={isCards ? styles.cardTitle : styles.cell({ align })}>
          <Skeleton shape="line" />
        </td>
      ))}
      {hasActions && !isCards && <td className={styles.actionsCell({ isCards })}>{null}</td>}
    </tr>
  )
}
