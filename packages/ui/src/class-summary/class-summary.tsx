import { Avatar } from '../avatar/avatar.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { ZoneShares, type ZoneSharesProps } from '../zone-shares/zone-shares.tsx'
import * as styles from './class-summary.css.ts'
import { Podium, type PodiumPlace } from './podium.tsx'

export interface SummaryRow {
  id: string
  name: string
  imageUrl: string | null
  values: readonly string[]
  /** From 1. Equal results share a place; no result has none. */
  place?: number
  zones?: ZoneSharesProps
  note?: string
}

export interface ClassSummaryProps {
  label: string
  podiumLabel: string
  /** At most three, best first. */
  podium: readonly PodiumPlace[]
  nameLabel: string
  columns: readonly string[]
  zonesLabel?: string
  rows: readonly SummaryRow[]
  /** Placeholders below the rows, and one for the podium. */
  loadingRows?: number
}

export function ClassSummary(props: ClassSummaryProps) {
  const { label, podiumLabel, podium, nameLabel, columns, zonesLabel, rows, loadingRows = 0 } = props
  return (
    <div className={styles.frame}>
      {loadingRows > 0 && (
        <div className={styles.pendingPodium}>
          <Skeleton shape="fill" />
        </div>
      )}
      {podium.length > 0 && <Podium label={podiumLabel} winners={podium} />}
      <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.table} aria-label={label}>
          <thead className={styles.head}>
            <tr>
              {[nameLabel, ...columns, ...(zonesLabel === undefined ? [] : [zonesLabel])].map((name) => (
                <th key={name} scope="col" className={styles.headCell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} columns={columns} withZones={zonesLabel !== undefined} />
            ))}
            {Array.from({ length: loadingRows }, (_, row) => (
              <PendingRow key={row} columns={columns} withZones={zonesLabel !== undefined} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function PendingRow({ columns, withZones }: Pick<RowProps, 'columns' | 'withZones'>) {
  return (
    <tr className={styles.row}>
      <td className={styles.nameCell}>
        <span className={styles.pendingPerson}>
          <Skeleton />
        </span>
      </td>
      {columns.map((column) => (
        <td key={column} className={styles.moreCell}>
          <span className={styles.pendingValue}>
            <Skeleton />
          </span>
        </td>
      ))}
      {withZones && <td className={styles.zoneCell}>{null}</td>}
    </tr>
  )
}

interface RowProps {
  row: SummaryRow
  columns: readonly string[]
  withZones: boolean
}

function Row({ row, columns, withZones }: RowProps) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.nameCell}>
        <span className={styles.person}>
          <span className={styles.place}>{row.place}</span>
          <Avatar id={row.id} name={row.name} imageUrl={row.imageUrl} size="s" />
          {row.name}
        </span>
      </th>
      {columns.map((column, index) => (
        <td key={column} className={index === 0 ? styles.mainCell : styles.moreCell}>
          {index > 0 && (
            <span className={styles.valueName} aria-hidden="true">
              {column}
            </span>
          )}
          {row.values[index]}
        </td>
      ))}
      {withZones && (
        <td className={styles.zoneCell}>
          {row.zones !== undefined && (
            <span className={styles.zoneBar}>
              <ZoneShares {...row.zones} />
            </span>
          )}
          {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
        </td>
      )}
    </tr>
  )
}
