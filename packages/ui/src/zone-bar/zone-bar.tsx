import type { TileLevel } from '../participant-tile/tile-view.ts'
import { bar, part } from './zone-bar.css.ts'

export interface ZoneBarProps {
  /** In rising order; how many or how much is at each level. */
  parts: readonly { level: TileLevel; amount: number }[]
  label: string
}

export function ZoneBar({ parts, label }: ZoneBarProps) {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className={bar} role="img" aria-label={label}>
      {total > 0 &&
        parts
          .filter(({ amount }) => amount > 0)
          .map(({ level, amount }) => (
            <span key={level} className={part({ level })} style={{ width: `${(100 * amount) / total}%` }} />
          ))}
    </div>
  )
}
