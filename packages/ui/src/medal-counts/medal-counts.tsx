import { disc, item, row } from './medal-counts.css.ts'

export interface MedalCountsProps {
  medals: readonly {
    medal: 'gold' | 'silver' | 'bronze'
    count: number
    label: string
  }[]
}

/** One picture, because a page may have hundreds. */
export function MedalCounts({ medals }: MedalCountsProps) {
  if (medals.length === 0) return null
  return (
    <span className={row} role="img" aria-label={medals.map(({ label, count }) => `${label} ${count}`).join(', ')}>
      {medals.map(({ medal, count, label }) => (
        <span key={medal} className={item({ isNone: count === 0 })} title={label}>
          <span className={disc({ medal, isNone: count === 0 })} />
          {count}
        </span>
      ))}
    </span>
  )
}
