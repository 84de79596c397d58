import type { ZoneLevel } from '../tokens/colors.ts'
import { ZoneShares } from '../zone-shares/zone-shares.tsx'
import * as styles from './zone-times.css.ts'

export interface ZoneTime {
  level: ZoneLevel | 'below'
  word: string
  /** Bounds of the zone, such as `70–80 %`. */
  range: string
  /** Share of the session. */
  share: number
  /** Such as `0:12:40`. */
  time: string
}

export interface ZoneTimesProps {
  label: string
  /** In rising order. */
  zones: readonly ZoneTime[]
}

/** One bar of a session's zones, with the time in each. */
export function ZoneTimes({ label, zones }: ZoneTimesProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.content}>
        <div className={styles.bar} aria-hidden="true">
          <ZoneShares parts={zones} text="" />
        </div>
        <ul className={styles.list} aria-label={label}>
          {zones.map(({ level, word, range, time }) => (
            <li key={level} className={styles.item}>
              <span className={styles.mark({ level })} aria-hidden="true" />
              <span className={styles.word}>
                {word} <span className={styles.range}>{range}</span>
              </span>
              <span className={styles.time}>{time}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
