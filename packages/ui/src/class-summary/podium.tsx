import { Avatar } from '../avatar/avatar.tsx'
import { block, face, faceShape, podium, rank, score, step, winner } from './class-summary.css.ts'

export interface PodiumPlace {
  id: string
  name: string
  imageUrl: string | null
  /** Set for ties; otherwise the order decides. */
  place?: 1 | 2 | 3
  value: string
}

const places = [1, 2, 3] as const

export function Podium({ label, winners }: { label: string; winners: readonly PodiumPlace[] }) {
  return (
    <ol className={podium} aria-label={label}>
      {places.map((slot) => {
        const person = winners[slot - 1]
        if (person === undefined) return null
        const { place = slot } = person
        return (
          <li key={person.id} className={step({ place: slot })}>
            <span className={`${face({ place })} ${faceShape}`}>
              <Avatar id={person.id} name={person.name} imageUrl={person.imageUrl} size="fill" />
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
