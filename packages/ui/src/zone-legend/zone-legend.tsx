import { ParticipantTile } from '../participant-tile/participant-tile.tsx'
import type { TileLabels, TileLevel, TileView } from '../participant-tile/tile-view.ts'
import { ZonePips } from '../participant-tile/zone-pips.tsx'
import * as styles from './zone-legend.css.ts'

export interface LegendZone {
  level: TileLevel
  word: string
  range: string
}

export interface ZoneLegendProps {
  label: string
  /** In rising order. */
  zones: readonly LegendZone[]
  example?: { tile: TileView; labels: TileLabels; caption: string }
}

export function ZoneLegend({ label, zones, example }: ZoneLegendProps) {
  return (
    <div className={styles.legend}>
      <ul className={styles.list} aria-label={label}>
        {zones.map(({ level, word, range }) => (
          <li key={level} className={styles.item}>
            <span className={styles.swatch({ level })} data-level={level}>
              <ZonePips />
            </span>
            <span className={styles.word}>{word}</span>
            <span className={styles.range}>{range}</span>
          </li>
        ))}
      </ul>
      {example !== undefined && (
        <figure className={styles.example}>
          <div className={styles.exampleTile}>
            <ParticipantTile tile={example.tile} labels={example.labels} />
          </div>
          <figcaption className={styles.exampleCaption}>{example.caption}</figcaption>
        </figure>
      )}
    </div>
  )
}
