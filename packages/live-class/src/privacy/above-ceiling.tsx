import { useLingui } from '@lingui/react/macro'
import { participantsAt, serverTimeOf } from '@repo/domain/live/live-wall'
import { Banner } from '@repo/ui/banner'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'

/** For staff only: who is above the limit that was set for them, the longest first. */
export function AboveCeiling({ control }: { control: ClassControl }) {
  const { t } = useLingui()
  const wall = useStore(control.store, (state) => state.wall)
  const now = useStore(control.store, (state) => state.now)
  const serverNow = serverTimeOf(wall, now)
  const above = participantsAt(wall, now)
    .flatMap(({ userUuid, pseudonym, ceiling }) =>
      ceiling === undefined || ceiling.aboveSince === null
        ? []
        : { userUuid, pseudonym, seconds: Math.max(0, Math.floor((serverNow - ceiling.aboveSince) / 1000)) },
    )
    .toSorted((one, other) => other.seconds - one.seconds)
  if (above.length === 0) return null
  const list = above.map(({ pseudonym, seconds }) => t`${pseudonym}, ${seconds} s`).join(' · ')
  return <Banner tone="danger" title={t`Above their own limit: ${list}`} />
}
