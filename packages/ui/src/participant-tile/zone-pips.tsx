import { pip, pips } from './participant-tile.css.ts'

/** Five rising bars; the nearest `data-level` above says how many are lit. */
export function ZonePips() {
  return (
    <span className={pips} aria-hidden="true">
      <span className={pip} />
      <span className={pip} />
      <span className={pip} />
      <span className={pip} />
      <span className={pip} />
    </span>
  )
}
