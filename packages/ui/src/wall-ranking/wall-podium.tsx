import { Avatar } from '../avatar/avatar.tsx'
import { GuestMark } from '../guest-mark/guest-mark.tsx'
import { MedalCounts, type MedalCountsProps } from '../medal-counts/medal-counts.tsx'
import { block, face, person, podium, rank, score, step, winner, won } from './wall-podium.css.ts'

export interface WallRankingPerson {
  /** The member's, for the same color on every screen. */
  id?: string
  /** From 1. Equal results of a class share a place. */
  place: number
  name: string
  imageUrl: string | null
  /** Shown without a name, with a neutral mark. */
  isGuest?: boolean
  points: string
  medals: MedalCountsProps['medals']
}

const SLOTS = [1, 2, 3] as const

export function WallPodium({ label, people }: { label: string; people: readonly WallRankingPerson[] }) {
  const steps = SLOTS.findLast((slot) => slot <= people.length) ?? 0
  return (
    <ol className={podium({ steps })} aria-label={label}>
      {SLOTS.map((slot) => {
        const one = people[slot - 1]
        if (one === undefined) return null
        const place = SLOTS.find((medal) => medal === one.place) ?? slot
        return (
          <li key={slot} className={step({ slot, place })}>
            <div className={person}>
              <span className={face({ place })}>
                {one.isGuest === true ? (
                  <GuestMark />
                ) : (
                  <Avatar id={one.id ?? one.name} name={one.name} imageUrl={one.imageUrl} size="fill" />
                )}
              </span>
              <span className={winner}>{one.name}</span>
              <div className={won}>
                <MedalCounts medals={one.medals} />
              </div>
            </div>
            <div className={block({ place })}>
              <span className={rank}>{place}</span>
              <span className={score}>{one.points}</span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
