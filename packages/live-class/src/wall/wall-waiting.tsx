import { useLingui } from '@lingui/react/macro'
import { hidesNumbers, type Participant } from '@repo/domain/live/live-packet'
import { participantsAt } from '@repo/domain/live/live-wall'
import { WaitingPeople } from '@repo/ui/waiting-people'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'
import { useTileTexts } from '../grid/tile-texts.ts'
import { shownName } from '../grid/tile-views.ts'

/** Those who have joined a class that waits, by arrival. */
export function WallWaiting({ control }: { control: ClassControl }) {
  const { t } = useLingui()
  const words = useTileTexts()
  const { labels, noSignal, present } = words
  const wall = useStore(control.store, (state) => state.wall)
  const now = useStore(control.store, (state) => state.now)
  const people = participantsAt(wall, now).toSorted((one, other) => (one.joinedAt ?? 0) - (other.joinedAt ?? 0))
  const noteOf = (person: Participant): string => {
    if (hidesNumbers(person)) return present
    return person.measuredAt === null ? t`no strap yet` : noSignal
  }
  return (
    <WaitingPeople
      label={t`Joined`}
      heartRateLabel={labels.heartRate}
      people={people.map((person) => {
        const { userUuid, signal, heartRate } = person
        return {
          id: userUuid,
          name: shownName(person, words),
          heartRate: signal === 'disconnected' || heartRate === null ? null : String(heartRate),
          note: noteOf(person),
        }
      })}
    />
  )
}
