import type { CSSProperties } from 'react'

import { Icon } from '../icon/icon.tsx'
import { beat, frame, list, mark, name as nameClass, note as noteClass, person } from './waiting-people.css.ts'

export interface WaitingPerson {
  id: string
  name: string
  /** In bpm. Null until the first one arrives. */
  heartRate: string | null
  /** Shown instead of a heart rate. */
  note: string
}

export interface WaitingPeopleProps {
  label: string
  heartRateLabel: string
  /** By arrival; with more than a display has space for, the latest are shown. */
  people: readonly WaitingPerson[]
}

const MOST = 60

const columnsFor = (count: number): number => {
  if (count <= 12) return 2
  return count <= 36 ? 3 : 4
}

export function WaitingPeople({ label, heartRateLabel, people }: WaitingPeopleProps) {
  const shown = people.slice(-MOST)
  const columns = columnsFor(shown.length)
  const raster = { '--columns': columns, '--rows': Math.ceil(shown.length / columns) } as CSSProperties
  return (
    <div className={frame}>
      <ul className={list} aria-label={label} style={raster}>
        {shown.map(({ id, name, heartRate, note }) => (
          <li key={id} className={person}>
            <span className={nameClass}>{name}</span>
            {heartRate === null ? (
              <span className={noteClass}>{note}</span>
            ) : (
              <span className={beat}>
                <span className={mark}>
                  <Icon name="heart" size="text" filled label={heartRateLabel} />
                </span>
                {heartRate}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
