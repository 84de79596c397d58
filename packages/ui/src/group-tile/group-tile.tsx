import { Icon, type IconName } from '../icon/icon.tsx'
import { content, mark, number, press, tile, word } from './group-tile.css.ts'

export interface GroupTileProps {
  icon: IconName
  count: number
  label: string
  onOpen?: () => void
}

export function GroupTile({ icon, count, label, onOpen }: GroupTileProps) {
  const words = (
    <>
      <span className={mark}>
        <Icon name={icon} size="text" />
      </span>
      <span className={number}>{count}</span>
      <span className={word}>{label}</span>
    </>
  )
  return (
    <div className={tile} role="group" aria-label={`${count} ${label}`}>
      {onOpen === undefined ? (
        <div className={content}>{words}</div>
      ) : (
        <button type="button" className={press} onClick={onOpen} aria-haspopup="dialog">
          {words}
        </button>
      )}
    </div>
  )
}
