import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { disc, item, row } from './medal-counts.css.ts'

export interface MedalCountsProps {
  medals: readonly {
    medal: 'gold' | 'silver' | 'bronze'
    count: number
    /** What the medal is called. */
    label: string
  }[]
}

/** How many medals of each kind somebody has. */
export function MedalCounts({ medals }: MedalCountsProps) {
  return (
    <ul className={row}>
      {medals.map(({ medal, count, label }) => (
        <li key={medal} className={item({ isNone: count === 0 })} title={label}>
          <span className={disc({ medal })} aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden> {count}
        </li>
      ))}
    </ul>
  )
}
