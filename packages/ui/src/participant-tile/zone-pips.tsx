import { pip, pips } from './participant-tile.css.ts'

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
