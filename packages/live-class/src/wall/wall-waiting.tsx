import { useLingui } from '@lingui/react/macro'
import { truncate } from '@repo/domain/core/text'
import { pseudonymDisplay } from '@repo/domain/core/truncation'
import { participantsAt } from '@repo/domain/live/live-wall'
import { WaitingPeople } from '@repo/ui/waiting-people'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'
import { useTileTexts } from '../grid/tile-texts.ts'

/** Those who have joined a class that waits, by arrival. */
export function WallWaiting({ control }: { control: ClassControl }) {
  const { t } = useLingui()
  const { labels, noSignal } = useTileTexts()
  const wall = useStore(control.store, (state) => state.wall)
  const now = useStore(control.store, (state) => state.now)
  const people = participantsAt(wall, now).toSorted((one, other) => (one.joinedAt ?? 0) - (other.joinedAt ?? 0))
  return (
    <WaitingPeople
      label={t`Joined`}
      heartRateLabel={labels.heartRate}
      people={people.map(({ userUuid, pseudonym, signal, heartRate, measuredAt }) => ({
        id: userUuid,
        name: truncate(pseudonym, pseudonymDisplay),
        heartRate: signal === 'disconnected' || heartRate === null ? null : String(heartRate),
        note: measuredAt === null ? t`no strap yet` : noSignal,
      }))}
    />
  )
}
