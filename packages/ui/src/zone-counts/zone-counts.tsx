import type { LegendZone } from '../zone-legend/zone-legend.tsx'
import * as styles from './zone-counts.css.ts'

export interface ZoneCountsProps {
  label: string
  /** In rising order. */
  zones: readonly (Pick<LegendZone, 'level' | 'word'> & { count: number })[]
}

export function ZoneCounts({ label, zones }: ZoneCountsProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {zones.toReversed().map(({ level, word, count }) => (
        <li key={level} className={count === 0 ? styles.empty : styles.zone({ level })}>
          <span className={styles.count}>{count}</span> <span className={styles.word}>{word}</span>
        </li>
      ))}
    </ol>
  )
}
