import { Avatar } from '../avatar/avatar.tsx'
import { block, face, faceShape, podium, rank, score, step, winner } from './class-summary.css.ts'

export interface PodiumPlace {
  id: string
  name: string
  imageUrl: string | null
  /** What put them there, with its unit. */
  value: string
}

const places = [1, 2, 3] as const

export function Podium({ label, winners }: { label: string; winners: readonly PodiumPlace[] }) {
  return (
    <ol className={podium} aria-label={label}>
      {places.map((place) => {
        const person = winners[place - 1]
        if (person === undefined) return null
        return (
          <li key={person.id} className={step({ place })}>
            <span className={`${face({ place })} ${faceShape}`}>
              <Avatar name={person.name} imageUrl={person.imageUrl} size="fill" />
            </span>
            <span className={winner}>{person.name}</span>
            <span className={block({ place })}>
              <span className={rank}>{place}</span>
              <span className={score}>{person.value}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
