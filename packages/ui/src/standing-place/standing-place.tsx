import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { disc } from './standing-place.css.ts'

export interface StandingPlaceProps {
  /** From 1; 0 is none. */
  place: number
  label: string
  /** False until something was earned. */
  hasMedal?: boolean
}

const MEDALS = ['none', 'gold', 'silver', 'bronze'] as const

export function StandingPlace({ place, label, hasMedal = true }: StandingPlaceProps) {
  const medal = hasMedal ? MEDALS[place] : undefined
  return (
    <span className={disc({ medal: medal ?? 'none' })}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{place === 0 ? '–' : place}</span>
    </span>
  )
}
