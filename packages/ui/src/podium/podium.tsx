import { Avatar } from '../avatar/avatar.tsx'
import { block, medal, name as nameClass, note as noteClass, row, step } from './podium.css.ts'

export interface PodiumPerson {
  key: string
  name: string
  note: string
  imageUrl: string | null
  /** Equal results stand on equal steps. The place by default. */
  level?: 1 | 2 | 3
}

export interface PodiumProps {
  label: string
  people: readonly PodiumPerson[]
}

const PLACES = [1, 2, 3] as const

export function Podium({ label, people }: PodiumProps) {
  return (
    <ol className={row} aria-label={label}>
      {PLACES.map((place) => {
        const person = people[place - 1]
        if (person === undefined) return null
        return (
          <li key={person.key} className={step({ place })}>
            <Avatar id={person.key} name={person.name} imageUrl={person.imageUrl} size="l" />
            <span className={nameClass}>{person.name}</span>
            <span className={noteClass}>{person.note}</span>
            <span className={block({ level: person.level ?? place })} aria-hidden="true">
              <span className={medal({ place })}>{place}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
