import type { TileLevel } from '../participant-tile/tile-view.ts'
import { bar, part } from './zone-shares.css.ts'

export interface ZoneSharesProps {
  /** In rising order, of a zone or of the time below them all: shares of the whole bar, which need not be filled. */
  parts: readonly { level: TileLevel | 'below'; share: number }[]
  text: string
}

export function ZoneShares({ parts, text }: ZoneSharesProps) {
  return (
    <span className={bar} role="img" aria-label={text}>
      {parts.map(({ level, share }) => (
        <span key={level} className={part({ level })} style={{ width: `${share * 100}%` }} />
      ))}
    </span>
  )
}
