import { coverLine } from './cover-line.ts'
import { cover, line } from './room-cover.css.ts'

export interface RoomCoverProps {
  name: string
}

export function RoomCover({ name }: RoomCoverProps) {
  const { turn, path } = coverLine(name)
  return (
    <svg
      className={cover}
      style={{ filter: `hue-rotate(${turn}deg)` }}
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={line} d={path} />
    </svg>
  )
}
