import { Icon, type IconName } from '../icon/icon.tsx'
import { content, mark, number, tile, word } from './group-tile.css.ts'

export interface GroupTileProps {
  icon: IconName
  /** How many people it stands for. */
  count: number
  /** What they have in common. */
  label: string
}

/** A tile that stands for several people, where one of each would say nothing. */
export function GroupTile({ icon, count, label }: GroupTileProps) {
  return (
    <div className={tile} role="group" aria-label={`${count} ${label}`}>
      <div className={content}>
        <span className={mark}>
          <Icon name={icon} size="text" />
        </span>
        <span className={number}>{count}</span>
        <span className={word}>{label}</span>
      </div>
    </div>
  )
}
